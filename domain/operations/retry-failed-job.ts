import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Queue } from "../../platform/queue.ts";
import { requireAdminOrSystem } from "../../platform/require-actor.ts";

export async function retryFailedJob(
  ctx: Ctx,
  queue: Pick<Queue, "retryFailed">,
  id: string,
): Promise<void> {
  requireAdminOrSystem(ctx.actor);
  if (!(await queue.retryFailed(id)))
    throw new CodedError("not_found", "There is no failed job with this id.");
  await recordAudit(ctx.db, ctx, { action: "job.retried", subjectType: "job", subjectId: id });
  ctx.log.info({ jobId: id }, "failed job retried");
}
