import {
  clearStored,
  readStored,
  signupDeleted,
  signupKept,
  storedKeys,
  writeStored,
} from "../../browser-storage.ts";

/** When somebody last signed out in this browser, and the last time that this tab has acted on. */
const mark = "fontana-signed-out";

const moment = {
  safeParse: (stored: unknown) => ({ data: typeof stored === "number" ? stored : undefined }),
};

export function forgetTab(): void {
  const hadSignup = storedKeys("sessionStorage", signupKept).length > 0;
  clearStored("sessionStorage");
  if (hadSignup) writeStored("sessionStorage", signupDeleted, true);
}

/** What was typed in a tab outlives a session that expires, but no sign-out. */
export function forgetAfterSignOut(): void {
  const last = readStored("localStorage", mark, moment);
  if (last === readStored("sessionStorage", mark, moment)) return;
  forgetTab();
  writeStored("sessionStorage", mark, last);
}

/** Other tabs hear of the mark; one that is asleep looks for it when it wakes. */
export function forgetInAllTabs(): void {
  writeStored("localStorage", mark, Date.now());
  forgetAfterSignOut();
  // Some screens write once more on their way out.
  addEventListener("pagehide", forgetTab, { once: true });
}

export const isSignOutElsewhere = ({ key }: StorageEvent) => key === mark;
