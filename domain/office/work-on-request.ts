import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { requireRequestOf } from "../desk/require-request-of.ts";
import { changeWork } from "../hours/change-work.ts";
import { requireWork } from "../hours/in-work.ts";
import { logOnce } from "../hours/log-once.ts";
import { logWork } from "../hours/log-work.ts";
import type { ListedWork, WorkChange, WorkInput } from "../hours/schema.ts";

/** What it answers was asked by the company it is for. @throws CodedError not_found, invalid */
export async function logOfficeWork(ctx: Ctx, input: WorkInput): Promise<ListedWork> {
  requireAdmin(ctx.actor);
  const { companyId, requestId, key } = input;
  return logOnce(ctx, key, async (locked) => {
    if (requestId) await requireRequestOf(locked.db, { companyId, requestId });
    return logWork(locked, input);
  });
}

export async function changeOfficeWork(
  ctx: Ctx,
  id: string,
  change: WorkChange,
): Promise<ListedWork> {
  requireAdmin(ctx.actor);
  const { requestId } = change;
  return ctx.db.transaction(async (db) => {
    const locked = { ...ctx, db };
    if (requestId) {
      const companyId = change.companyId ?? (await requireWork(locked, id)).companyId;
      await requireRequestOf(db, { companyId, requestId });
    }
    return changeWork(locked, id, change);
  });
}
