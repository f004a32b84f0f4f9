import { useSyncExternalStore } from "react";

type Toast = {
  id: number;
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  lasting?: boolean;
  open: boolean;
};

const limit = 1;
/** Milliseconds a dismissed toast stays in the list, long after it has faded out. */
const removeDelay = 1_000_000;

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function toast(message: Omit<Toast, "id" | "open">): void {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, limit));
}

export function dismissToast(id: number): void {
  change(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  setTimeout(() => change(toasts.filter((shown) => shown.id !== id)), removeDelay);
}

const none: Toast[] = [];

export function useToasts(): Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
}
