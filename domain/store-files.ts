import { inTurns } from "../platform/bucket/in-turns.ts";
import { isOfOneFile } from "../platform/bucket/failures-in-a-row.ts";
import type { FilePlace } from "../platform/bucket/file-place.ts";
import type { MoveCtx } from "../platform/bucket/move-file.ts";
import { moveFiles } from "../platform/bucket/move-files.ts";
import { sweepObjects } from "../platform/bucket/sweep-objects.ts";
import { filePlaces } from "./file-places.ts";
import type { JobServices } from "./job.ts";

/** Milliseconds: the next round begins within a minute. */
const longestRound = 50_000;

export async function storeFiles(services: JobServices): Promise<void> {
  const { bucket, settings, outages, log, clock } = services;
  if (!bucket) return;
  const ctx = { ...services, bucket };
  const began = performance.now();
  const mayGoOn = () => performance.now() - began < longestRound;
  try {
    await outages("file store", String(clock.wall().getTime()), async () => {
      const rounds = settings.files.store === "s3" ? [takeThere, sweepObjects] : [sweepObjects];
      // Both, whatever one of them meets: a store that is full gets room only by what is removed.
      await inTurns(rounds, 2, async (run) => void (await run(ctx, filePlaces, mayGoOn)));
    });
  } catch (error) {
    log.warn({ err: error }, "the file store fails: files wait in the database");
  }
}

/** A file that the store does not take is no outage. */
async function takeThere(
  ctx: MoveCtx & Pick<JobServices, "log">,
  places: FilePlace[],
  mayGoOn: () => boolean,
): Promise<void> {
  const { failed } = await moveFiles(ctx, places, "s3", { moved: () => undefined, mayGoOn });
  for (const { table, id, error } of failed)
    if (isOfOneFile(error)) ctx.log.warn({ table, id, err: error }, "a file stays in the database");
  const outage = failed.find(({ error }) => !isOfOneFile(error));
  if (outage) throw outage.error;
}
