import { useLayoutEffect } from "react";

/** Out of reach of mouse, keyboard and screen reader: the page's own parts, and nothing that another script puts beside them. */
export function useHeldPage(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return;
    const parts = document.querySelectorAll<HTMLElement>(
      "body > :is(.skip-link, header, main, footer)",
    );
    for (const part of parts) part.inert = true;
    return () => {
      for (const part of parts) part.inert = false;
    };
  }, [isHeld]);
}
