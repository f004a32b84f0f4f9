import { useSyncExternalStore } from "react";
import type { Chosen } from "./company-field.tsx";

export type Draft = {
  /** A line that is corrected before it is approved. */
  id?: string;
  updatedAt?: string;
  company?: Chosen | null;
  minutes?: number;
  text?: string;
  where?: "onshore" | "offshore";
  date?: string;
  /** What it answers, as long as it is for the company that asked. */
  request?: { id: string; subject: string; companyId: string };
  /** The start of the timer that it came from, which ends with it. */
  fromTimer?: string;
};

let draft: Draft | null = null;
const listeners = new Set<() => void>();

function change(next: Draft | null) {
  draft = next;
  for (const listener of listeners) listener();
}

export const openLog = (given: Draft = {}) => change(given);
export const closeLog = () => change(null);

export const readAgain = ({ id, updatedAt }: { id: string; updatedAt: string }) => {
  if (draft?.id === id) change({ ...draft, updatedAt });
};

export function useLogDraft(): Draft | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => draft,
    () => null,
  );
}
