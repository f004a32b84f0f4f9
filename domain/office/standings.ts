import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { companyRows } from "../companies/company-rows.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { hoursLeft, overageIn } from "../hours/hours-left.ts";
import { latestMembership, latestPeriod } from "../membership/latest-membership.ts";
import { nextEvent } from "../membership/next-event.ts";
import { statusOn } from "../membership/status-on.ts";
import type { ListedCompany } from "./schema.ts";

const always = sql`true`;

/** Where companies stand: joined sideways, so that a page looks at none but its own. */
export function standings(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  which: Parameters<typeof companyRows>[1],
) {
  const today = civilDateOf(clock.now());
  const company = companyRows(db, which);
  const latest = latestMembership(db, company.id);
  const period = latestPeriod(db, latest.id);
  const left = hoursLeft(db, company.id, today);
  const overage = overageIn(db, period.id);
  const rows = db
    .select()
    .from(company)
    .leftJoinLateral(latest, always)
    .leftJoinLateral(period, always)
    .leftJoinLateral(left, always)
    .leftJoinLateral(overage, always);
  const counted = db
    .select({ total: sql<number>`count(*)::integer` })
    .from(company)
    .leftJoinLateral(latest, always);
  const told = (row: Awaited<typeof rows>[number]): ListedCompany => ({
    ...row.company,
    planId: row.latest?.planId ?? null,
    status: row.latest ? statusOn(row.latest, today) : "none",
    remainingMinutes: row.hours_left?.minutes ?? 0,
    overageMinutes: row.overage?.minutes ?? 0,
    next: row.latest && nextEvent({ ...row.latest, period: row.period, today }),
  });
  return { today, company, latest, period, left, rows, counted, told };
}

export async function standingOf(
  ctx: Pick<Ctx, "db" | "clock">,
  id: string,
): Promise<ListedCompany> {
  const { rows, told } = standings(ctx, { id });
  // Whoever asks has found the company.
  return told((await rows)[0]!);
}
