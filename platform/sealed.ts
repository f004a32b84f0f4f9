import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

const nonceBytes = 12;
const tagBytes = 16;
const options = { authTagLength: tagBytes };

/** A mark before a sealed text names its cipher (base64 has no dot); what was sealed before marks has none. */
const ciphers = [
  {
    mark: "",
    sealing: (key: Buffer, nonce: Buffer) => createCipheriv("aes-256-gcm", key, nonce, options),
    opening: (key: Buffer, nonce: Buffer) => createDecipheriv("aes-256-gcm", key, nonce, options),
  },
  {
    mark: "chacha20-poly1305.",
    sealing: (key: Buffer, nonce: Buffer) =>
      createCipheriv("chacha20-poly1305", key, nonce, options),
    opening: (key: Buffer, nonce: Buffer) =>
      createDecipheriv("chacha20-poly1305", key, nonce, options),
  },
] as const;

type Mark = (typeof ciphers)[number]["mark"];

/** What seals from now on. One that is added above is named here a release later at the earliest. */
const current: Mark = "";

const find = (mark: string | undefined) => {
  const cipher = ciphers.find((one) => one.mark === mark);
  if (!cipher) throw new Error("This was sealed in a way that this version does not know.");
  return cipher;
};

const keyOf = (secret: string, purpose: string, { mark }: { mark: Mark }) =>
  keyedHash(secret, `sealed ${mark}`.trimEnd(), purpose, "sha256");

/** For what has to be read again, and not by whoever reads the database alone. */
export function seal(secret: string, purpose: string, value: string, mark: Mark = current): string {
  const cipher = find(mark);
  const nonce = randomBytes(nonceBytes);
  const sealing = cipher.sealing(keyOf(secret, purpose, cipher), nonce);
  const sealed = Buffer.concat([sealing.update(value, "utf8"), sealing.final()]);
  return mark + Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64");
}

/** @throws Error if it was sealed with another secret, or in a way that only a later version knows */
export function unseal(secret: string, purpose: string, value: string): string {
  const [mark] = /^(.*\.)?/.exec(value) ?? [];
  const cipher = find(mark);
  const bytes = Buffer.from(value.slice(cipher.mark.length), "base64");
  const opening = cipher.opening(keyOf(secret, purpose, cipher), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const sealed = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([opening.update(sealed), opening.final()]).toString("utf8");
}
