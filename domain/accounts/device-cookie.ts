import { derive, looksLikeToken, newToken, sameToken } from "./secret-token.ts";

/** The longest that browsers keep a cookie: 400 days. */
export const deviceSeconds = 400 * 24 * 60 * 60;

/**
 * OWASP's device cookie: a browser that has signed in with an address is counted on its own, so that a
 * stranger who uses up what the address may ask for does not lock out its owner. One that is known stays.
 */
export function renewDevice(secret: string, email: string, cookie: string | undefined): string {
  if (cookie !== undefined && knownDevice(secret, email, cookie)) return cookie;
  const id = newToken();
  return `${id}.${seal(secret, email, id)}`;
}

/** The device's id; null for a cookie that was not given for this address. */
export function knownDevice(
  secret: string,
  email: string,
  cookie: string | undefined,
): string | null {
  const [id, given = ""] = cookie?.split(".") ?? [];
  return looksLikeToken(id) && sameToken(given, seal(secret, email, id)) ? id : null;
}

function seal(secret: string, email: string, id: string): string {
  return derive(secret, "device cookie", `${id}\n${email}`).toString("base64url");
}
