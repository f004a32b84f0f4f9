import { eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { listPeople } from "../accounts/list-people.ts";
import { isSeat, recordSeat } from "./end-seat.ts";
import { recordInvitation } from "./record-invitation.ts";
import { areOpen, type InvitationRow } from "./open-invitations.ts";
import { type SeatRole, seatRoles } from "./schema.ts";
import { withdrawAll } from "./withdraw-open.ts";
import { setView } from "./set-view.ts";
import { takeViews } from "./take-views.ts";
import { seatInvitations as invitations, seats } from "./tables.ts";

type Merging = { from: string; into: string };

type AuditedCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

export const higherRole = (one: SeatRole, other: SeatRole): SeatRole =>
  seatRoles.indexOf(one) < seatRoles.indexOf(other) ? one : other;

/** Who of one company comes into the other, with the role they get and the one they have there already. */
export async function foreseeSeats({ db }: Pick<Ctx, "db">, { from, into }: Merging) {
  const rows = await db
    .select()
    .from(seats)
    .where(inArray(seats.companyId, [from, into]))
    .orderBy(seats.createdAt, seats.userId);
  const held = new Map(
    rows.filter(({ companyId }) => companyId === into).map(({ userId, role }) => [userId, role]),
  );
  return rows
    .filter(({ companyId }) => companyId === from)
    .map(({ userId, role }) => {
      const before = held.get(userId) ?? null;
      return { userId, before, after: before === null ? role : higherRole(role, before) };
    });
}

/** With the lock on both companies. A seat changes its company, so that its person needs no lock. */
export async function mergeSeats(ctx: AuditedCtx, { from, into }: Merging): Promise<void> {
  const { db } = ctx;
  const looking = await takeViews(db, eq(seats.companyId, from));
  for (const { userId, before, after } of await foreseeSeats(ctx, { from, into })) {
    const theirs = isSeat({ companyId: from, userId });
    if (before === null) await db.update(seats).set({ companyId: into }).where(theirs);
    else await db.delete(seats).where(theirs);
    if (before === after) continue;
    const key = { companyId: into, userId };
    if (before !== null) await db.update(seats).set({ role: after }).where(isSeat(key));
    await recordSeat(ctx, "seat.merged", key, { from: before, to: after });
  }
  for (const userId of looking) await setView(db, { userId, companyId: into });
}

/** After the seats: whoever sits or is invited in the other company already needs no second invitation. */
export async function mergeInvitations(ctx: AuditedCtx, { from, into }: Merging): Promise<void> {
  const { db } = ctx;
  const open = await db.select().from(invitations).where(areOpen(from));
  const there = await db.select().from(invitations).where(areOpen(into));
  const seated = await db.select().from(seats).where(eq(seats.companyId, into));
  const people = await listPeople(
    db,
    seated.map(({ userId }) => userId),
  );
  const now = ctx.clock.now();
  const withdraw = ({ id }: InvitationRow) => withdrawAll(ctx, eq(invitations.id, id));
  for (const one of open) {
    const found = there.find(({ email }) => email === one.email);
    const isOver = found !== undefined && found.expiresAt <= now;
    if (isOver) await withdraw(found);
    const twin = isOver ? undefined : found;
    if (!twin && !people.some(({ email }) => email === one.email)) continue;
    await withdraw(one);
    if (!twin || one.expiresAt <= now) continue;
    const role = higherRole(one.role, twin.role);
    if (role === twin.role) continue;
    await db.update(invitations).set({ role }).where(eq(invitations.id, twin.id));
    await recordInvitation(ctx, "changed", twin, { from: twin.role, to: role });
  }
  await db.update(invitations).set({ companyId: into }).where(eq(invitations.companyId, from));
}
