import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { listHeldPlans } from "../membership/list-held-plans.ts";
import type { People } from "./list-applicants.ts";
import type { Repeats } from "./schema.ts";

type Applicant = { email: string; status: string };

export async function withRepeats<Row extends Applicant>(
  ctx: Pick<Ctx, "db" | "clock">,
  people: People,
  waiting: string,
  rows: Row[],
): Promise<(Row & { repeats?: Repeats })[]> {
  const isWaiting = ({ status }: Row) => status === waiting;
  const emails = [...new Set(rows.filter(isWaiting).map(({ email }) => email.toLowerCase()))];
  if (emails.length === 0) return rows;
  const address = sql<string>`lower(${people.email})`;
  const held = await listHeldPlans(ctx, emails);
  const applications = await ctx.db
    .select({ email: address, pending: count() })
    .from(people)
    .where(and(inArray(address, emails), eq(people.status, waiting)))
    .groupBy(address);
  const pending = new Map(applications.map((one) => [one.email, one.pending]));
  return rows.map((row) => {
    const email = row.email.toLowerCase();
    const repeats = {
      heldPlan: held.get(email) ?? null,
      alsoPending: (pending.get(email) ?? 1) - 1,
    };
    const isRepeated = repeats.heldPlan !== null || repeats.alsoPending > 0;
    return isWaiting(row) && isRepeated ? { ...row, repeats } : row;
  });
}
