import { basename, join } from "node:path";
import { Encrypter } from "age-encryption";
import { z } from "zod";
import { filePlaces } from "../../domain/file-places.ts";
import { readManifest, verifyBackup } from "../../platform/backup/read-backup.ts";
import { writeBackup } from "../../platform/backup/write-backup.ts";
import { recordBackup as storeBackup } from "../../domain/operations/record-backup.ts";
import { operatorCtx, type Outcome, type Progress, verb } from "../operator.ts";
import { describeBackup } from "./describe-backup.ts";

function isRecipient(given: string): boolean {
  try {
    new Encrypter().addRecipient(given);
    return true;
  } catch {
    return false;
  }
}

const input = z.object({
  /** Absolute: the program that runs this may have been started elsewhere. */
  folder: z.string(),
  recipient: z.string().refine(isRecipient, "--recipient is an age key: age1…").optional(),
});

export const backup = verb(input, async (operator, { folder, recipient }, progress) => {
  const { database, bucket, clock } = operator;
  const now = clock.wall();
  const path = join(folder, `fontana-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
  progress("Writing …");
  await writeBackup(database, { folder: path, recipient, now, bucket, places: filePlaces });
  return { data: { path }, lines: [path] };
});

export const recordBackup = verb(
  z.object({ name: z.string(), encrypted: z.boolean() }),
  async (operator, made) => {
    await storeBackup(operatorCtx(operator, "backup"), made);
    return { data: made, lines: [] };
  },
);

/** In the process of the command line, so that the one that serves goes on serving. */
export async function readBack(
  { lines: [path = ""] }: Outcome,
  record: (made: { name: string; encrypted: boolean }) => Promise<unknown>,
  progress: Progress,
) {
  progress("Reading it back …");
  const manifest = await readManifest(path);
  // Only whoever has the key can read the rows of an encrypted one.
  if (!manifest.encrypted) await verifyBackup(path, manifest, undefined);
  await record({ name: basename(path), encrypted: manifest.encrypted });
  const read = manifest.encrypted
    ? "Its bytes were read back. To read its rows: restore --dry-run, with the key."
    : "Every row was read back.";
  return {
    data: { path, manifest },
    ok: manifest.files.missing.length === 0,
    lines: [path, ...describeBackup(manifest), read],
  };
}
