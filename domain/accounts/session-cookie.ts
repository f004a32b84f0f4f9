import { retention } from "../../content/retention.ts";
import { periodMs } from "../fields/period-ms.ts";

export const idleSeconds = periodMs(retention.sessions.kept) / 1000;
export const maxSessionSeconds = periodMs(retention.sessions.most) / 1000;

/** Tells scripts that fetching the current user is worthwhile; grants nothing. */
const hint = "fontana_signed_in";

export type CookieKind =
  | "session"
  | "sign-in"
  | "second-factor"
  | "provider"
  | "passkey"
  | "device";

/** The `__Host-` prefix needs https. */
export function cookieName(kind: CookieKind | typeof hint, live: boolean): string {
  return live ? `__Host-${kind}` : kind;
}

export const hintCookieName = (live: boolean) => cookieName(hint, live);
