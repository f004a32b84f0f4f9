import { z } from "zod";
import { filePlaces } from "../../domain/file-places.ts";
import { backupWithinMs, enoughRoomBytes } from "../../domain/operations/schema.ts";
import { describeDatabase } from "../../platform/backup/describe-database.ts";
import { freeBytes } from "../../platform/data-folder.ts";
import { countFiles } from "../../platform/bucket/move-files.ts";
import { lastDone } from "../../platform/last-change.ts";
import { verb } from "../operator.ts";
import { jobsInWords } from "./jobs-in-words.ts";

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

export const status = verb(z.object({}), async (operator) => {
  const { settings, database, queue, jobsState, clock } = operator;
  const { sizeBytes, version, lastMigration } = await describeDatabase(database);
  const backedUpAt = await lastDone(database.db, "backup.made");
  const files = await countFiles(database.db, filePlaces);
  const failed = (await queue.listFailed()).length;
  const stuck = await queue.countStuck();
  const isLost = files.inBucket > 0 && !settings.files.bucket;
  const held = jobsState.jobs === "held";
  const sinceBackup = clock.now().getTime() - (backedUpAt?.getTime() ?? 0);
  const isBackedUp = !settings.live || sinceBackup < backupWithinMs;
  const free = freeBytes(settings.dataDir);
  const hasRoom = free >= enoughRoomBytes;
  const data = {
    site: settings.appUrl,
    live: settings.live,
    database: { kind: database.kind, version, sizeBytes, lastMigration },
    files,
    backedUpAt,
    freeBytes: free,
    jobs: { held, failed, stuck },
  };
  return {
    data,
    ok: failed === 0 && stuck === 0 && !held && !isLost && isBackedUp && hasRoom,
    lines: [
      `${settings.appUrl}, ${settings.live ? "live" : "a trial"}`,
      `Database  ${database.kind} ${version}, ${megabytes(sizeBytes)}, migrated to ${lastMigration}`,
      `Disk      ${megabytes(free)} free where ${settings.dataDir} is${hasRoom ? "" : ": make room"}`,
      `Files     ${files.inDatabase} in the database, ${files.inBucket} in a bucket${isLost ? ", which is not set up here" : ""}`,
      `Backup    ${backedUpAt ? `the last one ${backedUpAt.toISOString()}` : "none so far"}${isBackedUp ? "" : ": make one every day"}`,
      held
        ? "Jobs      held: the database belongs to another installation, see the log"
        : `Jobs      ${jobsInWords(failed)} failed, ${stuck} stuck or waiting too long`,
    ],
  };
});
