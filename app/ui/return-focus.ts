import { useRef } from "react";

/** The heading of the section that an element stands in; null where it stands in none. */
export function sectionHeading(element: Element | null): string | null {
  return element?.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? null;
}

/** After what had the focus is gone: to that heading, if it can have it, or else the page's content. */
export function focusSectionHeading(id: string | null): void {
  const heading = document.getElementById(id ?? "");
  (heading?.hasAttribute("tabindex") ? heading : document.getElementById("main"))?.focus();
}

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
      section.current = sectionHeading(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const was = opener.current;
      if (was instanceof HTMLElement && was.isConnected && was !== document.body) {
        was.focus();
        return;
      }
      focusSectionHeading(section.current);
    },
  };
}
