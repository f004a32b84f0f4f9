import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { laterThan } from "../fields/later-than.ts";
import type { ClosedDay, ConfirmYearInput } from "./schema.ts";
import { calendarYears, closedDays } from "./tables.ts";

const byDate = (a: ClosedDay, b: ClosedDay) => a.date.localeCompare(b.date);

function requireDays(year: number, days: ClosedDay[]): void {
  for (const [at, { date }] of days.entries()) {
    const refuse = (message: string) =>
      new CodedError("invalid", "Please check the marked fields.", {
        fields: { [`days.${at}.date`]: message },
      });
    if (!date.startsWith(`${year}-`)) throw refuse(`This day is not in ${year}`);
    if (days.findIndex((day) => day.date === date) < at) throw refuse("This day is listed twice");
  }
}

export async function confirmYear(
  ctx: Ctx,
  year: number,
  { updatedAt, days }: ConfirmYearInput,
): Promise<void> {
  const { userId } = requireAdmin(ctx.actor);
  requireDays(year, days);
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(calendarYears)
      .where(eq(calendarYears.year, year))
      .for("update");
    if (!known) throw new CodedError("not_found", "This year has no calendar yet.");
    const before = await tx
      .select({ date: closedDays.date, name: closedDays.name, closesAt: closedDays.closesAt })
      .from(closedDays)
      .where(eq(closedDays.year, year))
      .orderBy(closedDays.date);
    if (known.updatedAt.toISOString() !== updatedAt) {
      // A change whose answer was lost finds the year as it was changed.
      if (known.confirmedAt && isDeepStrictEqual(before, days.toSorted(byDate))) return;
      throw new CodedError(
        "conflict",
        "Somebody else has changed this year in the meantime. Nothing was saved.",
      );
    }
    const now = ctx.clock.now();
    await tx.delete(closedDays).where(eq(closedDays.year, year));
    if (days.length > 0) await tx.insert(closedDays).values(days.map((day) => ({ ...day, year })));
    await tx
      .update(calendarYears)
      .set({ confirmedAt: now, confirmedBy: userId, updatedAt: laterThan(known.updatedAt, now) })
      .where(eq(calendarYears.year, year));
    // Promises count open days, and belong to a room above this one, so a job recounts them.
    await ctx.jobs.send(tx, "promise-recount", {});
    await recordAudit(tx, ctx, {
      action: "calendar.confirmed",
      subjectType: "calendar",
      subjectId: year,
      details: { before, after: days },
    });
  });
}
