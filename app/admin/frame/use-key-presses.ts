import { useEffect } from "react";
import { singleKeysAreOn } from "./single-keys.ts";
import { shortcutFor } from "./use-shortcut.ts";

/** Fields take letters for text, selects and menus to find an entry. */
const takesLetters = "input, textarea, select, [contenteditable], [role=menu], [popover]";

export const dialogIsOpen = () => document.querySelector('[aria-modal="true"]') !== null;

function onPress(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return;
  if (target instanceof Element && target.closest(takesLetters)) return;
  const shortcut = shortcutFor(key.toLowerCase());
  if (!shortcut || dialogIsOpen() || !singleKeysAreOn()) return;
  event.preventDefault();
  shortcut.run();
}

export function useKeyPresses(): void {
  useEffect(() => {
    document.addEventListener("keydown", onPress);
    return () => document.removeEventListener("keydown", onPress);
  }, []);
}
