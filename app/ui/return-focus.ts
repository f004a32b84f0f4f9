import { useRef } from "react";

/** The id of the heading of the section around an element; null if there is none. */
export function sectionHeading(element: Element | null): string | null {
  return element?.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? null;
}

/** For when the focused element is gone: focuses that heading if possible, or else the main content. */
export function focusSectionHeading(id: string | null): void {
  const heading = document.getElementById(id ?? "");
  (heading?.hasAttribute("tabindex") ? heading : document.getElementById("main"))?.focus();
}

/**
 * Returns the focus to the element that had it when a dialog opened. radix does so only for its own
 * triggers, and ours open from menus, table rows and shortcuts. If that element is gone, the heading of
 * its section gets the focus if possible, or else the main content.
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
