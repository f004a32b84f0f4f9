import { useEffect } from "react";
import { firm } from "../content/firm.ts";

/** Of what is shown by its name, which the router cannot know before its data have come. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | ${firm.name}`;
  }, [name]);
}
