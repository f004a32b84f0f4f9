import { useEffect, useEffectEvent } from "react";

const dialogs: (() => void)[] = [];

/** radix gives Escape to whatever opened last, even to a toast, which hands it on to the dialog. */
export function useEscapeBesideToast(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => onEscape();
    dialogs.push(entry);
    return () => void dialogs.splice(dialogs.indexOf(entry), 1);
  }, [isOpen]);
}

export function escapeDialog(): boolean {
  const top = dialogs.at(-1);
  top?.();
  return top !== undefined;
}
