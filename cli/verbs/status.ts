import { z } from "zod";
import { describeDatabase } from "../../platform/backup/describe-database.ts";
import { freeBytes } from "../../platform/data-folder.ts";
import { lastDone } from "../../platform/last-change.ts";
import { verb } from "../operator.ts";
import { jobsInWords } from "./jobs-in-words.ts";

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

export const status = verb(z.object({}), async ({ settings, database, queue, jobsState }) => {
  const { sizeBytes, version, lastMigration } = await describeDatabase(database);
  const backedUpAt = await lastDone(database.db, "backup.made");
  const failed = (await queue.listFailed()).length;
  const stuck = await queue.countStuck();
  const held = jobsState.jobs === "held";
  const data = {
    site: settings.appUrl,
    live: settings.live,
    database: { kind: database.kind, version, sizeBytes, lastMigration },
    backedUpAt,
    freeBytes: freeBytes(settings.dataDir),
    jobs: { held, failed, stuck },
  };
  return {
    data,
    ok: failed === 0 && stuck === 0 && !held,
    lines: [
      `${settings.appUrl}, ${settings.live ? "live" : "a trial"}`,
      `Database  ${database.kind} ${version}, ${megabytes(sizeBytes)}, migrated to ${lastMigration}`,
      `Disk      ${megabytes(data.freeBytes)} free where ${settings.dataDir} is`,
      `Backup    ${backedUpAt ? `the last one ${backedUpAt.toISOString()}` : "none so far"}`,
      held
        ? "Jobs      held: the database belongs to another installation, see the log"
        : `Jobs      ${jobsInWords(failed)} failed, ${stuck} stuck or waiting too long`,
    ],
  };
});
