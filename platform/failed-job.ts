import type { JobWithMetadata } from "pg-boss";

export type FailedJob = {
  id: string;
  name: string;
  payload: unknown;
  error: string;
  failedAt: Date;
};

export function failedJob(job: JobWithMetadata<unknown>): FailedJob {
  const output: { message?: unknown } = job.sourceOutput ?? {};
  return {
    id: job.id,
    name: job.sourceName ?? job.name,
    payload: job.data,
    error: typeof output.message === "string" ? output.message : "unknown",
    failedAt: job.createdOn,
  };
}
