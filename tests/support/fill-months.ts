import { sql } from "drizzle-orm";
import { companies } from "../../domain/companies/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { issueDueInvoices } from "../../domain/invoices/issue-due-invoices.ts";
import { invoices } from "../../domain/invoices/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import { createChance } from "../../scripts/chance.ts";
import type { TestApp } from "./app.ts";
import { fillHours } from "./fill-hours.ts";

/** Twenty months of sixty companies; some change to another price, skip periods, are merged or not billed. */
export async function fillMonths(home: TestApp): Promise<void> {
  const { db } = home.database;
  const today = civilDateOf(home.ctx.clock.now());
  await fillHours(db, { companies: 60, lines: 1500, today });
  const chance = createChance(14);
  const all = await db.select().from(periods);
  const prices = [0, 49_900, 149_900, 350_000];
  for (const { id, n } of all) {
    if (n > 0 && chance.happens(0.15))
      await db.execute(sql`update periods set price = ${chance.pick(prices)} where id = ${id}`);
    // A period that never was has no days.
    if (chance.happens(0.08))
      await db.execute(sql`update periods set ends = starts where id = ${id}`);
  }
  const held = await db.select().from(memberships);
  for (const { id } of held.filter(() => chance.happens(0.1)))
    await db.execute(sql`update memberships set billing = 'none' where id = ${id}`);
  await db.execute(sql`update memberships set billing = 'by-hand' where billing = 'card'`);
  const [into, from] = await db.select().from(companies).limit(2);
  await db.execute(
    sql`update companies set merged_into = ${into!.id}, merged_at = now() where id = ${from!.id}`,
  );
  await db.execute(sql`update periods set due_cents = price where starts > ${today}::date - 70`);
  await issueDueInvoices(home.ctx);
  const days = (most: number) =>
    civilDateOf(new Date(home.ctx.clock.now().getTime() + chance.between(0, most) * 86_400_000));
  for (const { id } of await db.select({ id: invoices.id }).from(invoices)) {
    if (chance.happens(0.5))
      await db.execute(
        sql`update invoices set status = 'paid', paid_on = ${days(40)} where id = ${id}`,
      );
    else if (chance.happens(0.2))
      await db.execute(
        sql`update invoices set status = 'void', voided_on = ${days(40)}, voided_because = 'Wrong' where id = ${id}`,
      );
  }
  // Somebody paid in the month before they were billed.
  await db.execute(
    sql`update invoices set status = 'paid', paid_on = date_trunc('month', date)::date - 1 where serial = (select min(serial) from invoices where status = 'open' and cents > 0)`,
  );
}

/** What months that are over are made of, all at once. */
export async function changeMonths(home: TestApp): Promise<void> {
  const { db } = home.database;
  const today = civilDateOf(home.ctx.clock.now());
  const back = (months: number) => sql`${today}::date - ${months * 30}::integer`;
  await db.execute(
    sql`update periods set price = price + 700 where starts between ${back(9)} and ${back(8)}`,
  );
  await db.execute(
    sql`update periods set ends = starts where id in (select id from periods where starts < ${back(5)} order by id limit 9)`,
  );
  await db.execute(
    sql`update work set status = 'reversed', reversed_by = approved_by, reversed_at = now() where status = 'approved' and date between ${back(14)} and ${back(13)}`,
  );
  const held = await db.select().from(companies).orderBy(companies.id).limit(9);
  const [from, into] = held.filter(({ mergedInto }) => mergedInto === null).slice(-2);
  await db.execute(
    sql`update companies set merged_into = ${into!.id}, merged_at = now() where id = ${from!.id}`,
  );
}
