import { firm } from "../../content/firm.ts";
import type { Ctx } from "../../platform/context.ts";
import { hasOwner } from "../companies/require-seat.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { listYearly } from "../membership/list-due.ts";
import { markReminded, nextRenewal } from "../membership/renewal.ts";
import { eachCompany } from "./each-company.ts";
import { notifyOwners } from "./notify-owners.ts";

export async function remindOfRenewals(ctx: Ctx): Promise<void> {
  const today = civilDateOf(ctx.clock.now());
  await eachCompany(ctx, await listYearly(ctx.db), async (membership) => {
    const renewal = await nextRenewal(ctx.db, membership, today);
    if (!renewal || renewal.on > addDays(today, firm.renewals.remindBefore)) return;
    const { id: membershipId, companyId, remindedMonth } = membership;
    if (remindedMonth === renewal.month) return;
    await ctx.db.transaction(async (tx) => {
      if (!(await hasOwner(tx, companyId))) return;
      if (!(await markReminded(tx, membershipId, renewal.month))) return;
      const about = { membershipId, on: renewal.on };
      await notifyOwners({ ...ctx, db: tx }, companyId, "renewal-reminder-mail", about);
    });
  });
}
