import { and, count, eq, gt } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { findVerifiedUser } from "../accounts/verified-user.ts";
import { isSeat } from "./end-seat.ts";
import { asOwner } from "./in-company.ts";
import { areOpen, listedInvitation, refuseEnded } from "./open-invitations.ts";
import { recordInvitation } from "./record-invitation.ts";
import { invitationDays, type InvitationSending, type ListedInvitation } from "./schema.ts";
import { seatInvitations as invitations, seats } from "./tables.ts";

const day = 24 * 60 * 60_000;
/** New addresses per company, whoever of its owners asks. */
export const mostPerDay = 100;

/** A second one to an address renews the first. @throws CodedError unauthenticated, forbidden, not_found, conflict, too_many */
export function invite(
  ctx: Ctx,
  companyId: string,
  { email, role: chosen, invitationId }: InvitationSending,
  { mail = true } = {},
): Promise<ListedInvitation> {
  return asOwner(ctx, companyId, async (locked, invitedBy) => {
    await refuseSeated(locked, companyId, email);
    const { db } = locked;
    const now = ctx.clock.now();
    const expiresAt = new Date(now.getTime() + invitationDays * day);
    const isIt = and(areOpen(companyId), eq(invitations.email, email));
    const [open] = await db.select().from(invitations).where(isIt);
    if (invitationId !== undefined && open?.id !== invitationId)
      await refuseEnded(db, { companyId, invitationId });
    const role = invitationId === undefined ? chosen : open!.role;
    if (!open) await refuseMany(locked, companyId, now);
    const given = { role, invitedBy, expiresAt };
    const [row] = open
      ? await db.update(invitations).set(given).where(isIt).returning()
      : await db
          .insert(invitations)
          .values({ ...given, companyId, email, createdAt: now })
          .returning();
    if (!row) throw new Error("The invitation was not stored");
    await recordInvitation(locked, open ? "renewed" : "sent", row, {
      from: open?.role ?? null,
      to: role,
    });
    if (mail)
      await ctx.jobs.send(db, "seat-invitation-mail", {
        invitationId: row.id,
        expiresAt: expiresAt.toISOString(),
      });
    return listedInvitation(row, now);
  });
}

async function refuseSeated({ db }: Ctx, companyId: string, email: string): Promise<void> {
  const user = await findVerifiedUser(db, email);
  if (!user) return;
  const [seat] = await db
    .select({ role: seats.role })
    .from(seats)
    .where(isSeat({ companyId, userId: user.id }));
  if (!seat) return;
  const message = "This person already has access. Change their role in the list instead.";
  throw new CodedError("conflict", message, { fields: { email: message } });
}

/** Each goes to somebody who may never have heard of the firm. */
async function refuseMany({ db }: Ctx, companyId: string, now: Date): Promise<void> {
  const isToday = gt(invitations.createdAt, new Date(now.getTime() - day));
  const [today] = await db
    .select({ rows: count() })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isToday));
  if ((today?.rows ?? 0) < mostPerDay) return;
  const message = `A company can invite ${mostPerDay} people a day. Please go on tomorrow.`;
  throw new CodedError("too_many", message, { retryAfter: day / 1000 });
}
