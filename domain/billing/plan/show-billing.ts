import type { Ctx } from "../../../platform/context.ts";
import { findCompany } from "../../companies/find-company.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { listOverageToClose } from "../../hours/overage-to-close.ts";
import { listCredits } from "../../invoices/credits.ts";
import { invoicesOf } from "../../invoices/read-invoices.ts";
import { subscriptionOf } from "../../membership/subscription-of.ts";
import { latestAgreement } from "../../terms/latest-agreement.ts";
import { askedOf } from "../charging/asked-of.ts";
import { isLapsed, latestOfCompanies } from "../charging/find-subscription.ts";
import { isAsked } from "../charging/is-asked.ts";
import { showPayments } from "../charging/show-payments.ts";
import { findSwitch } from "../charging/switch-to-card.ts";
import { showOverage } from "../overage/show-overage.ts";
import type { Billing } from "../schema.ts";

type Dated = Billing["invoices"][number];

const newestFirst = (a: Dated, b: Dated) =>
  b.date.localeCompare(a.date) || b.number.localeCompare(a.number);

type ReadCtx = Pick<Ctx, "actor" | "db" | "clock">;

export async function showBilling(ctx: ReadCtx, companyId: string): Promise<Billing> {
  const { db, clock } = ctx;
  const companyIds = await idsWithMerged(db, companyId);
  const payer = await latestOfCompanies(db, companyIds);
  const closing = await listOverageToClose(db, companyIds, civilDateOf(clock.now()));
  const asked = payer && (await askedOf(db, payer));
  const billed = { companyIds, payer, asked, closing };
  const { cardInvoices, ...payments } = await showPayments(ctx, billed);
  const firm = await invoicesOf(ctx, companyId);
  const subscription = await subscriptionOf(ctx, companyId);
  const credits = await listCredits(db, companyIds);
  const isRunning = subscription !== null && subscription.status !== "ended";
  // A first payment that was given up is not asked for once another membership runs.
  const isPast = isRunning && asked !== null && isLapsed(asked);
  return {
    companyId,
    subscription,
    ...payments,
    takesCard: payer !== null && (await isAsked(db, payer)),
    payment: isPast ? null : payments.payment,
    cardFrom: (await findSwitch(ctx, companyId, credits)).on ?? null,
    overage: await showOverage(ctx, companyId, billed),
    credits,
    invoices: [...firm, ...cardInvoices].toSorted(newestFirst),
    details: (await findCompany(ctx.db, companyId)).billingDetails,
    agreement: await latestAgreement(ctx.db, companyId),
  };
}
