import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { isSeat, recordSeat, requireOtherOwner, requireRole, type SeatKey } from "./end-seat.ts";
import { lockCompany } from "./lock-company.ts";
import { higherRole } from "./merge-people.ts";
import { hasOwner, listSeated } from "./require-seat.ts";
import type { SeatRole } from "./schema.ts";
import { setView } from "./set-view.ts";
import { withdrawOpen } from "./withdraw-open.ts";
import { takeViews } from "./take-views.ts";
import { seats } from "./tables.ts";

/** For staff. With a seat there already, the higher role stays; whoever comes first is its owner. @throws CodedError not_found, conflict for the last owner */
export async function moveSeat(
  ctx: Ctx,
  { companyId: from, userId }: SeatKey,
  { companyId: to }: { companyId: string },
): Promise<void> {
  requireAdmin(ctx.actor);
  if (from === to)
    throw new CodedError("conflict", "This is the company they are in. Choose another one.");
  await ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    for (const id of [from, to].toSorted()) await lockCompany(tx, id);
    const role = await requireRole(locked, { companyId: from, userId });
    if (role === "owner") await requireOtherOwner(locked, { companyId: from, userId });
    const owners = {
      left: (await listSeated(tx, from, ["owner"])).filter((id) => id !== userId),
      joined: (await listSeated(tx, to, ["owner"])).filter((id) => id !== userId),
    };
    await takeViews(tx, isSeat({ companyId: from, userId }));
    await takeSeat(locked, { from, to, userId, role });
    await setView(tx, { userId, companyId: to });
    const about = { from, to, userId, movedAt: ctx.clock.now().toISOString() };
    await ctx.jobs.send(tx, "seat-moved-mail", { ...about, what: "moved", readerId: userId });
    for (const what of ["left", "joined"] as const)
      for (const readerId of owners[what])
        await ctx.jobs.send(tx, "seat-moved-mail", { ...about, what, readerId });
  });
}

type Moving = { from: string; to: string; userId: string; role: SeatRole };

async function takeSeat(ctx: Ctx, { from, to, userId, role }: Moving): Promise<void> {
  const { db } = ctx;
  const [old, key] = [
    { companyId: from, userId },
    { companyId: to, userId },
  ];
  const [there] = await db.select({ role: seats.role }).from(seats).where(isSeat(key));
  const after = (await hasOwner(db, to)) ? higherRole(role, there?.role ?? role) : "owner";
  if (there) {
    await db.delete(seats).where(isSeat(old));
    await db.update(seats).set({ role: after }).where(isSeat(key));
  } else await db.update(seats).set({ companyId: to, role: after }).where(isSeat(old));
  for (const one of [old, key]) await withdrawOpen(ctx, one);
  await recordSeat(ctx, "seat.moved-away", old, { from: role, to: null });
  await recordSeat(ctx, "seat.moved-here", key, { from: there?.role ?? null, to: after });
}
