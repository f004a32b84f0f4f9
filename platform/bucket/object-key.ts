import { createHash, randomBytes } from "node:crypto";

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Nobody guesses its first half; its second says what the object holds. */
export const newObjectKey = (bytes: Uint8Array) =>
  `${randomBytes(16).toString("hex")}-${sha256(bytes)}`;

export const hashIn = (key: string) => key.slice(key.indexOf("-") + 1);
