import { z } from "zod";
import { filePlaces } from "../../domain/file-places.ts";
import { countFiles, countObjects, moveFiles } from "../../platform/bucket/move-files.ts";
import { sweepObjects } from "../../platform/bucket/sweep-objects.ts";
import { CodedError } from "../../platform/errors.ts";
import { foreseeJobs } from "../../platform/installation.ts";
import { type Operator, verb } from "../operator.ts";

const input = z.object({ to: z.enum(["s3", "database"], "--to is s3 or database") });
const everyMs = 2_000;

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
  let done = { files: 0, bytes: 0 };
  let told = performance.now();
  try {
    await moveFiles(ctx, filePlaces, to, {
      moved: (sum) => {
        done = { ...sum };
        if (performance.now() - told < everyMs) return;
        told = performance.now();
        progress(`${done.files} of ${all} files …`);
      },
    });
    let swept: number;
    do swept = await sweepObjects(ctx, filePlaces);
    while (swept > 0);
  } catch (error) {
    const says = error instanceof CodedError ? error.message : String(error);
    return {
      ok: false,
      data: { to, moved: done, error: says, ...(await where()) },
      lines: [`${done.files} of ${all} files were moved. ${says} Run it again to go on.`],
    };
  }
  const after = await where();
  // What a failed move may still be putting goes within the hour, in a round of the program's own.
  const left = (await countObjects(database.db)) - after.inBucket;
  return {
    data: { to, moved: done, ...after, left },
    lines: [
      `${done.files} files (${Math.ceil(done.bytes / 1024 / 1024)} MB) were moved, and each was read back`,
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
