const day = 24 * 60 * 60;

/** Unused for a week, a session ends; a month after sign-in it ends in any case. Both in seconds. */
export const idleSeconds = 7 * day;
export const maxSessionSeconds = 30 * day;

/** Tells scripts that asking who is signed in is worth a call; it opens nothing. */
export const hintCookieName = "fontana_signed_in";

export type CookieKind = "session" | "sign-in" | "second-factor" | "provider" | "passkey";

/** The `__Host-` prefix needs https, so a trial on http goes without. */
export function cookieName(kind: CookieKind, live: boolean): string {
  return live ? `__Host-${kind}` : kind;
}
