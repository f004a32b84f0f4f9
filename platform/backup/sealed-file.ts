import { createHash } from "node:crypto";
import fs from "node:fs";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { fromWeb, toWeb } from "./web-streams.ts";

/** Written through to the disk. @returns its SHA-256 */
export async function writeSealed(
  path: string,
  bytes: Readable,
  recipient: string | undefined,
): Promise<string> {
  const hash = createHash("sha256");
  const hashed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    await sealed(bytes, recipient),
    hashed,
    fs.createWriteStream(path, { flush: true }),
  );
  return hash.digest("hex");
}

async function sealed(bytes: Readable, recipient: string | undefined): Promise<Readable> {
  if (!recipient) return bytes;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/** @throws Error if `identity` is missing where it is needed, or is another's */
export async function readSealed(path: string, identity: string | undefined): Promise<Readable> {
  const bytes = fs.createReadStream(path);
  if (!path.endsWith(".age")) return bytes;
  if (!identity) throw new Error("This backup is encrypted: give its key with --identity.");
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity.trim());
  return fromWeb(await decrypter.decrypt(toWeb(bytes)));
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(fs.createReadStream(path), hash);
  return hash.digest("hex");
}
