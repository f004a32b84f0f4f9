import { and, eq, lte, or, sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { users } from "./tables.ts";
import { contacts } from "../enquiries/tables.ts";
import { membershipRequests } from "../membership/tables.ts";
import type { ObjectStore } from "../../platform/object-store.ts";
import { photoName } from "./change-photo.ts";

/**
 * Deletes the accounts whose grace is over, with their sessions, keys, photo, enquiries and requests.
 * Signups with a card stay: they are business records. So does the audit log, which has no address.
 */
export async function finishDeletions(ctx: Ctx, photos: ObjectStore): Promise<void> {
  const due = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionScheduledFor, ctx.clock.now()))
    .limit(100);
  await Promise.all(due.map(({ id }) => finishDeletion(ctx, photos, id)));
}

async function finishDeletion(ctx: Ctx, photos: ObjectStore, id: string): Promise<void> {
  const gone = await ctx.db.transaction(async (tx) => {
    // The row itself decides: it may have been cancelled, or deleted by another instance, since.
    const [user] = await tx
      .delete(users)
      .where(and(eq(users.id, id), lte(users.deletionScheduledFor, ctx.clock.now())))
      .returning();
    if (!user) return null;
    const isTheirs = user.emailVerified ? user.email : "";
    await tx
      .delete(contacts)
      .where(or(eq(contacts.userId, id), eq(sql`lower(${contacts.email})`, isTheirs)));
    await tx
      .delete(membershipRequests)
      .where(eq(sql`lower(${membershipRequests.email})`, isTheirs));
    await recordAudit(tx, ctx, { action: "account.deleted", subjectType: "user", subjectId: id });
    await ctx.jobs.send(tx, "account-deleted-mail", { userId: id, email: user.email });
    return user;
  });
  const photo = gone && photoName(gone.profileImageUrl);
  if (photo) await photos.remove(photo);
}
