import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

export function showPalette(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openPalette = () => showPalette(true);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePaletteIsOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
