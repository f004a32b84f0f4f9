import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { companyRows } from "../companies/company-rows.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { awaitedHours } from "../hours/awaited-hours.ts";
import { hoursLeft, overageIn } from "../hours/hours-left.ts";
import { latestMembership, latestPeriod } from "../membership/latest-membership.ts";
import { nextEvent } from "../membership/next-event.ts";
import { statusOn } from "../membership/status-on.ts";
import type { ListedCompany } from "./schema.ts";

const always = sql`true`;

/** Where these companies stand, in the order in which they are asked for. */
export async function standingsOf(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  ids: string[],
): Promise<ListedCompany[]> {
  const today = civilDateOf(clock.now());
  const company = companyRows(db, { ids });
  const latest = latestMembership(db, company.id);
  const period = latestPeriod(db, latest.id);
  const rows = await db
    .select()
    .from(company)
    .leftJoinLateral(latest, always)
    .leftJoinLateral(period, always)
    .leftJoinLateral(hoursLeft(db, company.id, today), always)
    .leftJoinLateral(overageIn(db, period.id), always);
  const awaited = await awaitedHours(db, ids, today);
  // What is awaited has none yet, and the last period is over.
  const inPeriod = (id: string, minutes = 0) => (awaited.has(id) ? 0 : minutes);
  const told = rows.map(({ company, latest, period, hours_left, overage }): ListedCompany => ({
    ...company,
    planId: latest?.planId ?? null,
    status: latest ? statusOn(latest, today) : "none",
    remainingMinutes: hours_left?.minutes ?? 0,
    awaitedMinutes: awaited.get(company.id)?.minutes ?? 0,
    overageMinutes: inPeriod(company.id, overage?.minutes),
    overageCapUsedMinutes: inPeriod(company.id, overage?.capUsed),
    next:
      latest &&
      nextEvent({ membership: latest, last: period ?? undefined, pauses: latest.pauses }, today),
  }));
  const byId = new Map(told.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
