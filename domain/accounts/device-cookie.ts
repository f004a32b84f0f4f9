import { keyedHash } from "../../platform/keyed-hash.ts";
import { looksLikeToken, newToken, sameToken } from "./secret-token.ts";

/** The longest that browsers keep a cookie: 400 days. */
export const deviceSeconds = 400 * 24 * 60 * 60;

/** OWASP's device cookie: strangers who use up an address's attempts don't lock out its owner. */
export function renewDevice(secret: string, email: string, cookie: string | undefined): string {
  if (cookie !== undefined && knownDevice(secret, email, cookie)) return cookie;
  const id = newToken();
  return `${id}.${seal(secret, email, id)}`;
}

export function knownDevice(
  secret: string,
  email: string,
  cookie: string | undefined,
): string | null {
  const [id, given = ""] = cookie?.split(".") ?? [];
  return looksLikeToken(id) && sameToken(given, seal(secret, email, id)) ? id : null;
}

function seal(secret: string, email: string, id: string): string {
  return keyedHash(secret, "device cookie", `${id}\n${email}`).toString("base64url");
}
