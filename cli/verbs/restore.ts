import fs from "node:fs";
import { readFiles } from "../../platform/backup/backup-files.ts";
import { openBackup, readManifest, verifyBackup } from "../../platform/backup/read-backup.ts";
import { requireRestorable, restoreBackup } from "../../platform/backup/restore-backup.ts";
import { openBucket } from "../../platform/bucket/open-bucket.ts";
import type { Settings } from "../../platform/env.ts";
import type { Outcome, Progress } from "../operator.ts";
import { describeBackup } from "./describe-backup.ts";

type Given = { folder: string; identity: string | undefined; dryRun: boolean };

/** Works on no open database, so it is no verb of the program. */
export async function restore(
  settings: Pick<Settings, "databaseUrl" | "dataDir" | "files">,
  { folder, identity: keyFile, dryRun }: Given,
  progress: Progress,
): Promise<Outcome> {
  const identity = keyFile === undefined ? undefined : keyIn(keyFile);
  progress("Reading the backup …");
  const manifest = await readManifest(folder);
  const lines = describeBackup(manifest);
  if (dryRun) {
    await verifyBackup(folder, manifest, identity);
    const counts = Object.entries(manifest.tables).map(([name, { rows }]) => `${name}: ${rows}`);
    return { data: manifest, lines: [...lines, ...counts, "Every row can be read."] };
  }
  await requireRestorable(manifest, settings);
  progress("Restoring …");
  const { bucket: settingsOfBucket } = settings.files;
  if (settingsOfBucket) {
    const bucket = openBucket(settingsOfBucket);
    await readFiles(folder, manifest, identity, (key, bytes) => bucket.put(key, bytes));
  }
  await restoreBackup(manifest, await openBackup(folder, manifest, identity), settings);
  return {
    data: manifest,
    lines: [
      ...lines,
      "Restored, and every row is as it was. Start with RUN_JOBS=no and look at /admin/operations.",
    ],
  };
}

/** age-keygen writes comments above the key. */
function keyIn(file: string): string {
  const key = fs.readFileSync(file, "utf8").match(/^AGE-SECRET-KEY-\S+$/m)?.[0];
  if (!key) throw new Error(`${file} holds no key that begins with AGE-SECRET-KEY-.`);
  return key;
}
