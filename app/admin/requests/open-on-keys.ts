import type { KeyboardEvent } from "react";

/**
 * In a closed select, an arrow or a letter chooses at once on some systems; where choosing asks a
 * question, that key should open the list instead.
 */
export function openOnKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  if (key !== "ArrowDown" && key !== "ArrowUp" && !/^\S$/.test(key)) return;
  event.preventDefault();
  currentTarget.showPicker();
}
