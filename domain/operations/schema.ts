import { z } from "zod";

/** How the process is doing, for whoever watches it. */
export const serviceStatus = z.object({ status: z.string() });

/** A job that ran out of retries. */
export const failedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  payload: z.unknown(),
  error: z.string(),
  failedAt: z.iso.datetime(),
});

export type FailedJob = z.output<typeof failedJob>;
