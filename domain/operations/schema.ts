import { z } from "zod";

export const serviceStatus = z.object({ status: z.string() });

export const failedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  payload: z.unknown(),
  error: z.string(),
  failedAt: z.iso.datetime(),
});

export type FailedJob = z.output<typeof failedJob>;
