import { useLayoutEffect, useRef } from "react";

function sectionHeading(element: Element | null): string | null {
  return element?.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? null;
}

function focusSectionHeading(id: string | null, dialog: HTMLElement | null = null): void {
  const heading = document.getElementById(id ?? "");
  const around = dialog?.isConnected ? dialog : document.getElementById("main");
  (heading?.hasAttribute("tabindex") ? heading : around)?.focus();
}

/** In a table the row that stands there now, so that who works down a list goes on from the same place. */
function rowAfter(element: Element): () => HTMLTableRowElement | null {
  const row = element.closest("tr");
  const body = row?.closest("tbody");
  const place = row?.sectionRowIndex ?? 0;
  return () =>
    body?.isConnected ? (body.rows[Math.min(place, body.rows.length - 1)] ?? null) : null;
}

function focusRow(row: HTMLTableRowElement): void {
  row.tabIndex = -1;
  row.addEventListener("blur", () => row.removeAttribute("tabindex"), { once: true });
  row.focus();
}

/** For elements that may disappear while focused: their row, their section's heading, their dialog or the main content takes over. */
export function useHandOverFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const shown = place.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const section = sectionHeading(shown);
      const dialog = shown.closest<HTMLElement>('[role="dialog"],[role="alertdialog"]');
      const findRow = rowAfter(shown);
      queueMicrotask(() => {
        const row = findRow();
        if (row) focusRow(row);
        else focusSectionHeading(section, dialog);
      });
    };
  }, []);
  return place;
}

/** radix returns the focus only to its own triggers; ours open from menus, rows and shortcuts. */
export function useReturnFocus(open: boolean, heading: string | null = null) {
  const opener = useRef<Element | null>(null);
  const section = useRef<string | null>(null);
  const findRow = useRef<ReturnType<typeof rowAfter>>(null);
  // As it opens: radix does not ask where a form in it takes the focus by itself.
  useLayoutEffect(() => {
    if (!open) return;
    const was = document.activeElement;
    opener.current = was;
    section.current = sectionHeading(was);
    findRow.current = was && rowAfter(was);
  }, [open]);
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const was = opener.current;
      if (was instanceof HTMLElement && was.isConnected && was !== document.body) {
        was.focus();
        return;
      }
      // A dialog that closed together with this one has returned it already.
      if (document.activeElement !== document.body) return;
      const row = findRow.current?.();
      if (row) focusRow(row);
      else focusSectionHeading(section.current ?? heading);
    },
  };
}
