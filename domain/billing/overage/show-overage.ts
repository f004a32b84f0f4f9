import { and, desc, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { findCompany } from "../../companies/find-company.ts";
import { listSeated } from "../../companies/require-seat.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { overageSoFar } from "../../hours/overage-so-far.ts";
import { listOverage } from "../../hours/overage-to-bill.ts";
import type { OpenOverage } from "../../hours/overage-to-close.ts";
import type { BilledOverage } from "../../invoices/schema.ts";
import { findRunning } from "../../membership/find-membership.ts";
import { listPeriods, periodOn } from "../../membership/list-periods.ts";
import type { SubscriptionRow } from "../charging/tables.ts";
import type { Billing } from "../schema.ts";
import { overagePayer } from "./overage-payer.ts";
import { placeOf } from "./place-of.ts";
import { type OverageChargeRow, overageCharges } from "./tables.ts";

/** With those merged into it. */
export type BilledCompany = {
  companyIds: string[];
  payer: SubscriptionRow | null;
  /** Whose payment is asked for. */
  asked: SubscriptionRow | null;
  closing: OpenOverage[];
};

const { companyId: ofCompany, invoiceId, createdAt } = overageCharges;

async function plain(db: Queryable, rows: OverageChargeRow[]): Promise<BilledOverage[]> {
  const known = await listOverage(
    db,
    rows.map(({ statementId }) => statementId),
  );
  return known.map(({ statementId, starts, ends, cents }) => ({
    statementId,
    starts,
    ends,
    cents,
  }));
}

export async function overageOnInvoices(
  db: Queryable,
  companyIds: string[],
): Promise<Map<string, BilledOverage[]>> {
  const rows = await db
    .select()
    .from(overageCharges)
    .where(and(inArray(ofCompany, companyIds), isNotNull(invoiceId)));
  const lines = await plain(db, rows);
  const invoiceOf = new Map(rows.map(({ statementId, invoiceId }) => [statementId, invoiceId]));
  return Map.groupBy(lines, ({ statementId }) => invoiceOf.get(statementId) ?? "");
}

/** As docs/decisions/0036 and 0042 have it. */
async function isAlone(db: Queryable, companyId: string) {
  const running = await findRunning(db, companyId);
  if (running && running.billing !== "card")
    return running.billing === "none" || running.term === "year";
  const payer = await overagePayer(db, companyId);
  return payer !== null && placeOf(payer) === "alone";
}

export async function showOverage(
  { actor, db, clock }: Pick<Ctx, "actor" | "db" | "clock">,
  companyId: string,
  { companyIds, closing }: BilledCompany,
): Promise<Billing["overage"]> {
  const { overageCapMinutes: capMinutes } = await findCompany(db, companyId);
  const owners = await listSeated(db, companyId, ["owner"]);
  const waiting = await db
    .select()
    .from(overageCharges)
    .where(and(inArray(ofCompany, companyIds), isNull(invoiceId)))
    .orderBy(desc(createdAt));
  const today = civilDateOf(clock.now());
  const period = periodOn(await listPeriods(db, [companyId], today), today);
  const soFar = await overageSoFar(db, period);
  const mayAgree = actor.kind === "member" && owners.includes(actor.userId);
  return {
    capMinutes,
    capUsedMinutes: soFar.overageCapUsedMinutes,
    usedMinutes: soFar.overageMinutes,
    usedCents: soFar.overageCents,
    mayAgree,
    isAlone: await isAlone(db, companyId),
    closing,
    waiting: await plain(db, waiting),
  };
}
