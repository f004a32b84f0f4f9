import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { users } from "./tables.ts";
import { requireUser } from "./require-user.ts";
import { graceDays } from "../../content/retention.ts";

/** Idempotent: the first date stands. */
export async function scheduleDeletion(ctx: Ctx): Promise<{ deletionScheduledFor: string }> {
  const { id } = await requireUser(ctx);
  const due = new Date(ctx.clock.wall().getTime() + graceDays * 24 * 60 * 60_000);
  await ctx.db.transaction(async (tx) => {
    const [scheduled] = await tx
      .update(users)
      .set({ deletionScheduledFor: due })
      .where(and(eq(users.id, id), isNull(users.deletionScheduledFor)))
      .returning({ id: users.id });
    if (!scheduled) return;
    await recordAudit(tx, ctx, {
      action: "account.deletion-scheduled",
      subjectType: "user",
      subjectId: id,
    });
    await ctx.jobs.send(tx, "deletion-scheduled-mail", { userId: id });
    await ctx.jobs.send(tx, "deletion-notice", { userId: id, due: due.toISOString() });
  });
  const { deletionScheduledFor } = await requireUser(ctx);
  return { deletionScheduledFor: (deletionScheduledFor ?? due).toISOString() };
}

export async function cancelDeletion(ctx: Ctx): Promise<void> {
  const { id, deletionScheduledFor } = await requireUser(ctx);
  await ctx.db.transaction(async (tx) => {
    const [kept] = await tx
      .update(users)
      .set({ deletionScheduledFor: null })
      .where(and(eq(users.id, id), isNotNull(users.deletionScheduledFor)))
      .returning({ id: users.id });
    if (!kept) return;
    await recordAudit(tx, ctx, {
      action: "account.deletion-cancelled",
      subjectType: "user",
      subjectId: id,
    });
    if (deletionScheduledFor)
      await ctx.jobs.send(tx, "deletion-canceled-notice", {
        userId: id,
        due: deletionScheduledFor.toISOString(),
      });
  });
}
