import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { addDays } from "../fields/civil-date.ts";
import { periodOn } from "../membership/list-periods.ts";
import { rolledOver } from "./grants-of.ts";
import { heldGrants } from "./held-grants.ts";
import { inLedger } from "./in-ledger.ts";
import { listGrants } from "./list-grants.ts";
import type { GoodwillInput, ListedGrant } from "./schema.ts";
import { grants } from "./tables.ts";

const daysWithoutPeriod = 60;

/** A key that was used before answers what it gave then. @throws CodedError not_found, conflict */
export function grantGoodwill(
  ctx: Ctx,
  companyId: string,
  { key, minutes, reason }: GoodwillInput,
): Promise<ListedGrant> {
  const { userId } = requireAdmin(ctx.actor);
  const givenUnder = async ({ db }: Pick<Ctx, "db">, used: string) => {
    const isIt = and(eq(grants.grantedBy, userId), eq(grants.key, used));
    const [known] = await db.select().from(grants).where(isIt);
    if (!known) return null;
    if (known.companyId !== companyId)
      throw new CodedError("conflict", "Something else was sent with this key.");
    const held = await heldGrants(db, [known.companyId]);
    return listGrants(held.filter(({ id }) => id === known.id))[0]!;
  };
  return inLedger(ctx, companyId, async (locked, { periods, today }) => {
    const given = key && (await givenUnder(locked, key));
    if (given) return given;
    const period = periodOn(periods, today);
    const expires = period ? rolledOver(period.ends) : addDays(today, daysWithoutPeriod);
    const what = { companyId, kind: "goodwill" as const, minutes, effective: today, expires };
    const [grant] = await locked.db
      .insert(grants)
      .values({ ...what, reason, key, grantedBy: userId, createdAt: ctx.clock.now() })
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
