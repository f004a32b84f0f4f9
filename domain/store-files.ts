import { moveFiles } from "../platform/bucket/move-files.ts";
import { sweepObjects } from "../platform/bucket/sweep-objects.ts";
import { filePlaces } from "./file-places.ts";
import type { JobServices } from "./job.ts";

/** Milliseconds: the next round begins within a minute. */
const longestRound = 50_000;

/** Takes new files to the bucket, and removes from it what was deleted. While it does not answer they wait in the database. */
export async function storeFiles(services: JobServices): Promise<void> {
  const { bucket, settings, outages, log, clock } = services;
  if (!bucket) return;
  const ctx = { ...services, bucket };
  const began = performance.now();
  const mayGoOn = () => performance.now() - began < longestRound;
  try {
    await outages("file store", String(clock.wall().getTime()), async () => {
      if (settings.files.store === "s3")
        await moveFiles(ctx, filePlaces, "s3", { moved: () => undefined, mayGoOn });
      await sweepObjects(ctx, filePlaces);
    });
  } catch (error) {
    log.warn({ err: error }, "the file store does not answer: files wait in the database");
  }
}
