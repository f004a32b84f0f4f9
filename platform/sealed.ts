import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string, purpose: string) => keyedHash(secret, "sealed", purpose);

/** For what has to be read again, and not by whoever reads the database alone. */
export function seal(secret: string, purpose: string, value: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([sealing.update(value, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64");
}

/** @throws Error if it was sealed with another secret */
export function unseal(secret: string, purpose: string, value: string): string {
  const bytes = Buffer.from(value, "base64");
  const opening = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const sealed = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([opening.update(sealed), opening.final()]).toString("utf8");
}
