import { z } from "zod";
import { filePlaces } from "../../domain/file-places.ts";
import { isLost } from "../../platform/bucket/failures-in-a-row.ts";
import {
  countFiles,
  countObjects,
  type Moved,
  moveFiles,
} from "../../platform/bucket/move-files.ts";
import { sweepObjects } from "../../platform/bucket/sweep-objects.ts";
import { foreseeJobs } from "../../platform/installation.ts";
import { messageOf } from "../control.ts";
import { type Operator, type Outcome, verb } from "../operator.ts";

const input = z.object({ to: z.enum(["s3", "database"], "--to is s3 or database") });
type To = z.output<typeof input>["to"];
const everyMs = 2_000;
const mostNamed = 20;

/** Can be stopped and begun again at any time, while the program runs. */
export const moveFilesVerb = verb(input, async (operator, { to }, progress) => {
  const { database, clock, bucket, settings } = operator;
  if (!bucket) throw new Error("There is no bucket: set FILES_S3_URL and the others of its kind.");
  if (settings.files.store !== to)
    throw new Error(
      to === "s3"
        ? "FILES_STORE is database: files would stay where they are. Take it away and restart first."
        : "New files go into the bucket: set FILES_STORE=database and restart first.",
    );
  await refuseCopy(operator);
  const ctx = { db: database.db, clock, bucket };
  const where = () => countFiles(database.db, filePlaces);
  const before = await where();
  const all = to === "s3" ? before.inDatabase : before.inBucket;
  let done: Moved = { files: 0, bytes: 0, failed: [], gaveUp: false };
  let stoppedBy: string | undefined;
  let told = performance.now();
  try {
    done = await moveFiles(ctx, filePlaces, to, {
      moved: (sum) => {
        done = sum;
        if (performance.now() - told < everyMs) return;
        told = performance.now();
        progress(`${done.files} of ${all} files …`);
      },
    });
    let swept = done.gaveUp ? 0 : 1;
    while (swept > 0) swept = await sweepObjects(ctx, filePlaces);
  } catch (error) {
    stoppedBy = messageOf(error);
  }
  const after = await where();
  if (stoppedBy !== undefined || done.failed.length > 0)
    return tellFailures(to, all, done, stoppedBy, after);
  // What a failed move may still be putting goes within the hour, in a round of the program's own.
  const left = (await countObjects(database.db)) - after.inBucket;
  const { files, bytes } = done;
  return {
    data: { to, moved: { files, bytes }, ...after, left },
    lines: [
      `${files} files (${Math.ceil(bytes / 1024 / 1024)} MB) were moved, and each was read back`,
      `${after.inBucket} are in the bucket, ${after.inDatabase} in the database`,
      ...(left > 0
        ? [
            `${left} that failed moves left in the bucket go within the hour: keep the settings until then`,
          ]
        : []),
    ],
  };
});

/** Also where no jobs run: it would take the original's files out of the bucket. */
async function refuseCopy({ database, settings }: Operator): Promise<void> {
  const state = await foreseeJobs({ database, settings: { ...settings, runJobs: true } });
  if (state.jobs !== "held") return;
  const { origin, place } = state.belongsTo;
  throw new Error(
    `This database belongs to ${origin} at ${place}, and its files may lie in the same bucket: set ADOPT_DATABASE=${state.code} once that installation is no more or this one has a bucket of its own.`,
  );
}

function tellFailures(
  to: To,
  all: number,
  { files, bytes, failed, gaveUp }: Moved,
  stoppedBy: string | undefined,
  after: Awaited<ReturnType<typeof countFiles>>,
): Outcome {
  const each = failed.map(({ table, id, error }) => ({
    table,
    id,
    lost: isLost(error),
    error: messageOf(error),
  }));
  const lost = each.filter((one) => one.lost).length;
  return {
    ok: false,
    data: {
      to,
      moved: { files, bytes },
      error: stoppedBy ?? each[0]?.error,
      failed: each,
      gaveUp,
      ...after,
    },
    lines: [
      `${files} of ${all} files were moved, ${failed.length} failed${lost > 0 ? `, ${lost} of them lost by the file store` : ""}`,
      ...each
        .slice(0, mostNamed)
        .map((one) => `${one.table} ${one.id}${one.lost ? " is lost" : ""}: ${one.error}`),
      ...(each.length > mostNamed ? [`${each.length - mostNamed} more: --json names them`] : []),
      ...(gaveUp ? ["So many failed in a row that the others were left"] : []),
      ...(stoppedBy === undefined ? [] : [stoppedBy]),
      "Run it again to go on",
    ],
  };
}
