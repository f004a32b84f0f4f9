import { and, gt, lte } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { listUnclosed } from "../membership/list-periods.ts";
import { closePeriods } from "./close-periods.ts";
import { eachCompany } from "./each-company.ts";
import { leftOfGrant } from "./left-of-grant.ts";
import { grants } from "./tables.ts";
import { daysToClose, isDueToClose } from "./write-offs.ts";

/** Closes periods seven days after their end, and writes off what ran out between periods. */
export async function closeDuePeriods(ctx: Ctx): Promise<void> {
  const today = civilDateOf(ctx.clock.now());
  const unclosed = await listUnclosed(ctx.db);
  const due = unclosed.filter((period) => isDueToClose(period, today));
  const runOut = await ctx.db
    .select({ companyId: grants.companyId, expires: grants.expires })
    .from(grants)
    .where(and(lte(grants.expires, addDays(today, -daysToClose)), gt(leftOfGrant(ctx.db), 0)));
  const between = runOut.filter(
    ({ companyId, expires }) =>
      !unclosed.some(
        (period) =>
          period.companyId === companyId && period.starts < expires && expires <= period.ends,
      ),
  );
  const ids = new Set([...due, ...between].map(({ companyId }) => companyId));
  const companies = [...ids].map((companyId) => ({ companyId }));
  await eachCompany(ctx, companies, ({ companyId }) => closePeriods(ctx, companyId));
}
