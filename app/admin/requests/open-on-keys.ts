import type { KeyboardEvent } from "react";

/** Some systems choose at once on a key in a closed select; where choosing asks a question, open the list. */
export function openOnKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  if (key !== "ArrowDown" && key !== "ArrowUp" && !/^\S$/.test(key)) return;
  event.preventDefault();
  currentTarget.showPicker();
}
