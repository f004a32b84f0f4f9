const day = 24 * 60 * 60;

export const idleSeconds = 7 * day;
export const maxSessionSeconds = 30 * day;

/** Tells scripts that fetching the current user is worthwhile; grants nothing. */
export const hintCookieName = "fontana_signed_in";

export type CookieKind =
  | "session"
  | "sign-in"
  | "second-factor"
  | "provider"
  | "passkey"
  | "device";

/** The `__Host-` prefix needs https. */
export function cookieName(kind: CookieKind, live: boolean): string {
  return live ? `__Host-${kind}` : kind;
}
