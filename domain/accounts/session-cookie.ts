import { createHash } from "node:crypto";

/** The `__Host-` prefix needs https, so a trial on http goes without. */
export function sessionCookieName(live: boolean): string {
  return live ? "__Host-session" : "session";
}

/** What the table keeps of a cookie: reading the table gives nobody a session. */
export function sessionId(cookieValue: string): string {
  return createHash("sha256").update(cookieValue).digest("hex");
}
