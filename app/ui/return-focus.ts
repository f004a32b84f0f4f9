import { useLayoutEffect, useRef } from "react";

/** The id of the heading of the section around an element; null if there is none. */
function sectionHeading(element: Element | null): string | null {
  return element?.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? null;
}

/** Focuses that heading if possible, or else the main content. */
function focusSectionHeading(id: string | null): void {
  const heading = document.getElementById(id ?? "");
  (heading?.hasAttribute("tabindex") ? heading : document.getElementById("main"))?.focus();
}

/** For what may go while it holds the focus: the heading of its section, or the main content, takes over. */
export function useHandOverFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const shown = place.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const section = sectionHeading(shown);
      queueMicrotask(() => focusSectionHeading(section));
    };
  }, []);
  return place;
}

/**
 * Returns the focus to the element that had it when a dialog opened. radix does so only for its own
 * triggers, and ours open from menus, table rows and shortcuts. If that element is gone, the heading of
 * its section gets the focus if possible, else `heading`, or else the main content.
 */
export function useReturnFocus(heading: string | null = null) {
  const opener = useRef<Element | null>(null);
  const section = useRef<string | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      section.current = sectionHeading(opener.current) ?? heading;
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
