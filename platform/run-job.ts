import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Log } from "./log.ts";
import { RefusedAddress } from "./refused-address.ts";
import { inSpan } from "./tracing/spans.ts";

export type JobHandler = (payload: unknown, job: { id: string }) => Promise<void>;

export async function runJob(
  job: JobWithMetadata<unknown>,
  handler: JobHandler,
  log: Log,
): Promise<JobResult> {
  try {
    const attempt = { "fontana.attempt": job.retryCount + 1 };
    await inSpan(`job ${job.name}`, "consumer", attempt, () => handler(job.data, { id: job.id }));
    return { id: job.id, status: "completed" };
  } catch (error) {
    const facts = {
      queue: job.name,
      jobId: job.id,
      attempt: job.retryCount + 1,
      reason: reasonFor(error),
    };
    const isFirst = job.retryCount === 0;
    const isLast = error instanceof RefusedAddress || job.retryCount >= job.retryLimit;
    if (isLast)
      log.error(facts, "A job failed for the last time and waits for someone to look at it");
    else log[isFirst ? "warn" : "debug"](facts, "A job failed and will be tried again");
    const status = isLast ? "deadletter" : "failed";
    return { id: job.id, status, output: { message: facts.reason } };
  }
}

/** A failed query's own message lists its parameters, which is payload; its cause's does not. */
function reasonFor(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const source = error.cause instanceof Error && "query" in error ? error.cause : error;
  return `${source.name}: ${source.message}`;
}
