import type { KeyboardEvent } from "react";

const moves = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

/** Outside macOS a closed list takes the next value at each arrow key, and what acts at once would act on each. */
export function openByKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, currentTarget: list, ctrlKey, metaKey, altKey } = event;
  const isLetter = key.length === 1 && key !== " ";
  if (ctrlKey || metaKey || altKey || (!isLetter && !moves.includes(key))) return;
  if (!CSS.supports("selector(:open)") || list.matches(":open")) return;
  event.preventDefault();
  list.showPicker();
}
