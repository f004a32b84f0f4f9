import { and, eq, lte } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { signInAttempts, users, type UserRow } from "./tables.ts";

export async function listDueDeletions({ db, clock }: Ctx): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionScheduledFor, clock.wall()))
    .limit(100);
  return due.map(({ id }) => id);
}

export async function makeDeletionDue({ db, clock }: Ctx, id: string): Promise<void> {
  await db.update(users).set({ deletionScheduledFor: clock.wall() }).where(eq(users.id, id));
}

/** Locked until the transaction ends; null if canceled or already deleted. */
export async function lockDueUser({ db, clock }: Ctx, id: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletionScheduledFor, clock.wall())))
    .for("update");
  return user ?? null;
}

/** With the codes asked for with its address; cascades to photo, sessions, identities and passkeys. */
export async function deleteUser(ctx: Ctx, { id, email }: UserRow): Promise<void> {
  await ctx.db.delete(signInAttempts).where(eq(signInAttempts.email, email));
  await ctx.db.delete(users).where(eq(users.id, id));
  await recordAudit(ctx.db, ctx, {
    action: "account.deleted",
    subjectType: "user",
    subjectId: id,
  });
  await ctx.jobs.send(ctx.db, "account-deleted-mail", { userId: id, email });
}
