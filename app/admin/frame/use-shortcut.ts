import { useEffect, useRef, useSyncExternalStore } from "react";

type Shortcut = { key: string; label: string; run: () => void };

let shortcuts: Shortcut[] = [];
const none: Shortcut[] = [];
const listeners = new Set<() => void>();

function change(next: Shortcut[]) {
  shortcuts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One key, pressed on its own while nothing is being typed; it shows in the help and in the palette. */
export function useShortcut(key: string, label: string, run: () => unknown): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const own: Shortcut = { key, label, run: () => void latest.current() };
    change([...shortcuts, own]);
    return () => change(shortcuts.filter((one) => one !== own));
  }, [key, label]);
}

export function useShortcuts(): Shortcut[] {
  return useSyncExternalStore(
    subscribe,
    () => shortcuts,
    () => none,
  );
}

export function shortcutFor(key: string): Shortcut | undefined {
  return shortcuts.findLast((one) => one.key === key);
}
