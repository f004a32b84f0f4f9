import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { addDays } from "../fields/civil-date.ts";
import { periodOn } from "../membership/list-periods.ts";
import { rolledOver } from "./grants-of.ts";
import { inLedger } from "./in-ledger.ts";
import { listGrants } from "./list-grants.ts";
import type { GoodwillInput, ListedGrant } from "./schema.ts";
import { grants } from "./tables.ts";

const daysWithoutPeriod = 60;

/** @throws CodedError not_found */
export function grantGoodwill(
  ctx: Ctx,
  companyId: string,
  { minutes, reason }: GoodwillInput,
): Promise<ListedGrant> {
  const { userId } = requireAdmin(ctx.actor);
  return inLedger(ctx, companyId, async (locked, { periods, today }) => {
    const period = periodOn(periods, today);
    const expires = period ? rolledOver(period.ends) : addDays(today, daysWithoutPeriod);
    const given = { companyId, kind: "goodwill" as const, minutes, effective: today, expires };
    const [grant] = await locked.db
      .insert(grants)
      .values({ ...given, reason, grantedBy: userId, createdAt: ctx.clock.now() })
      .returning();
    await recordAudit(locked.db, ctx, {
      action: "hours.goodwill",
      subjectType: "company",
      subjectId: companyId,
      details: { before: null, after: { grantId: grant!.id, minutes, reason, expires } },
    });
    return listGrants([{ ...grant!, left: minutes }])[0]!;
  });
}
