import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { requireSystem } from "../../platform/require-actor.ts";

/** For operators, once it has been read back: until then it is none. */
export async function recordBackup(
  ctx: Ctx,
  backup: { name: string; encrypted: boolean },
): Promise<void> {
  requireSystem(ctx.actor);
  const { name, encrypted } = backup;
  await recordAudit(ctx.db, ctx, {
    action: "backup.made",
    subjectType: "backup",
    subjectId: name,
    details: { encrypted },
  });
}
