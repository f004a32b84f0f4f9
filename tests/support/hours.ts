import { randomUUID } from "node:crypto";
import { users } from "../../domain/accounts/tables.ts";
import { companies, seats } from "../../domain/companies/tables.ts";
import { openPeriods } from "../../domain/hours/open-period.ts";
import { memberships } from "../../domain/membership/tables.ts";
import type { Ctx } from "../../platform/context.ts";
import type { TestApp } from "./app.ts";
import { clockOf } from "./clock.ts";

/** Noon in California, with and without daylight saving. */
const noonOf = (date: string) => new Date(`${date}T20:00:00Z`);

export const clockAt = (date: string) => clockOf(() => noonOf(date));

export async function addPerson(db: Ctx["db"], firstName = "Ada"): Promise<string> {
  const id = randomUUID();
  await db
    .insert(users)
    .values({ id, email: `${id.slice(0, 8)}@people.example`, emailVerified: true, firstName });
  return id;
}

export async function addCompany(
  db: Ctx["db"],
  { name = "Compilers", owner }: { name?: string; owner?: string } = {},
): Promise<string> {
  const [company] = await db.insert(companies).values({ name }).returning();
  const ownerId = owner ?? (await addPerson(db));
  await db.insert(seats).values({ companyId: company!.id, userId: ownerId, role: "owner" });
  return company!.id;
}

type Given = Partial<typeof memberships.$inferInsert> & { anchor: string };

/** A running membership with what has fallen due on its first day. */
export async function addMembership(
  ctx: Ctx,
  companyId: string,
  { anchor, planId = "crm-essentials", ...more }: Given,
): Promise<string> {
  const [membership] = await ctx.db
    .insert(memberships)
    .values({ companyId, planId, billing: "by-hand", startedAt: noonOf(anchor), anchor, ...more })
    .returning();
  await openPeriods({ ...ctx, clock: clockAt(anchor) }, membership!.id);
  return membership!.id;
}

/** Noon of a day to come; what falls due on the way waits for its job to be run. */
export function turnTo(home: TestApp, date: string): Promise<void> {
  return home.pass(noonOf(date).getTime() - home.ctx.clock.now().getTime());
}
