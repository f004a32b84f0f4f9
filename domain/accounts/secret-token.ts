import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, fit for a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What tables keep of a token: reading them gives nobody the token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A value only this program can work out; another `purpose` gives an unrelated one. */
export function derive(secret: string, purpose: string, id: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}\n${id}`).digest();
}

/** Takes the same time however much of the two agrees. */
export function sameToken(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));
}

/** A cookie that cannot be one of ours is not worth a query. */
export function looksLikeToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}
