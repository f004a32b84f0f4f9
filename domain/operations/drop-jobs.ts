import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Queue } from "../../platform/queue.ts";
import { requireSystem } from "../../platform/require-actor.ts";

export async function dropFailedJob(
  ctx: Ctx,
  queue: Pick<Queue, "dropFailed">,
  id: string,
): Promise<void> {
  requireSystem(ctx.actor);
  if (!(await queue.dropFailed(id)))
    throw new CodedError("not_found", `There is no failed job ${id}.`);
  await recordAudit(ctx.db, ctx, { action: "job.dropped", subjectType: "job", subjectId: id });
}

/** For operators: what waits under one name, where its time has passed. */
export async function dropWaitingJobs(
  ctx: Ctx,
  queue: Pick<Queue, "dropWaiting">,
  name: string,
): Promise<number> {
  requireSystem(ctx.actor);
  const count = await queue.dropWaiting(name);
  if (count > 0)
    await recordAudit(ctx.db, ctx, {
      action: "job.dropped",
      subjectType: "job",
      subjectId: "waiting",
      details: { name, count },
    });
  return count;
}
