import { readStored, removeStored, writeStored } from "../browser-storage.ts";

const key = "fontana-signup-card";

/** Not zod, which loads after the form. */
const id = {
  safeParse: (stored: unknown) => ({ data: typeof stored === "string" ? stored : undefined }),
};

/** The setup intent whose card is being saved: if this page is left, its signup may be finished without it. */
export const cardUnderWay = () => readStored("sessionStorage", key, id);

export function keepCardUnderWay(setupIntentId: string | null): void {
  if (setupIntentId === null) removeStored("sessionStorage", key);
  else writeStored("sessionStorage", key, setupIntentId);
}
