import { useEffect } from "react";
import { isSignOutElsewhere } from "../islands/sign-out/forget.ts";

/** A screen does not stay for whoever sits down next. */
export function useSignOutElsewhere(): void {
  useEffect(() => {
    const leave = (event: StorageEvent) => isSignOutElsewhere(event) && location.reload();
    addEventListener("storage", leave);
    return () => removeEventListener("storage", leave);
  }, []);
}
