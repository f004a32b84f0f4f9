import { useRef } from "react";

/**
 * Gives the focus back to whatever had it when a dialog opened. radix does so for its own triggers only,
 * and ours open from menus, table rows and shortcuts. Where the opener is gone, the heading of the section
 * it stood in has it, if it can, or else the page's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const section = useRef<string | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      const around = opener.current?.closest("section[aria-labelledby]");
      section.current = around?.getAttribute("aria-labelledby") ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const was = opener.current;
      if (was instanceof HTMLElement && was.isConnected && was !== document.body) {
        was.focus();
        return;
      }
      const heading = document.getElementById(section.current ?? "");
      (heading?.hasAttribute("tabindex") ? heading : document.getElementById("main"))?.focus();
    },
  };
}
