import { randomUUID } from "node:crypto";
import { and, eq, sum } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { addDays } from "../../fields/civil-date.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { overageCharges } from "../overage/tables.ts";
import { cardRefunds } from "../refunds/tables.ts";
import { isOverageAlone } from "./bill-reasons.ts";
import { isOver } from "./find-subscription.ts";
import { type InvoiceRow, invoices, type SubscriptionRow } from "./tables.ts";

const reasons = {
  late: "Your membership had ended before this was paid, so it brings no new hours",
  beyond: "This paid for time after your membership ended, so it brings no new hours",
};

/** What was paid after the provider had ended the subscription, or for time after the membership, opens no period: it goes back, but for the overage on it. In the transaction that settles it; a job asks the provider. */
export async function returnLate(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  const { endedAt } = row;
  if (!isOver(row) || endedAt === null) return;
  const paid = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, row.id), eq(invoices.status, "paid")));
  const lastEnd = await endOf(ctx, row);
  for (const bill of paid.filter((one) => !isOverageAlone(one) && one.periodId === null))
    if (isAfter(bill.paidAt, endedAt)) await giveBack(ctx, row, { bill, reason: reasons.late });
    else if (isBeyond(bill, lastEnd)) await giveBack(ctx, row, { bill, reason: reasons.beyond });
}

/** The first day without the membership that it billed; null where that goes on. */
async function endOf({ db }: Ctx, { membershipId }: SubscriptionRow): Promise<string | null> {
  if (membershipId === null) return null;
  const { status, endsOn } = await requireMembership(db, membershipId);
  return status === "ended" ? endsOn : null;
}

/** The provider may begin the evening before. */
const isBeyond = ({ starts }: InvoiceRow, end: string | null) =>
  starts !== null && end !== null && starts >= addDays(end, -1);

const isAfter = (at: Date | null, end: Date) => at !== null && at >= end;

/** Once: the first row bears the invoice’s id. */
async function giveBack(
  { db, clock }: Ctx,
  { companyId }: SubscriptionRow,
  { bill, reason }: { bill: InvoiceRow; reason: string },
): Promise<void> {
  const [known] = await db.select().from(cardRefunds).where(eq(cardRefunds.id, bill.id));
  if (known || bill.disputeStatus !== null) return;
  const byStaff = await db.select().from(cardRefunds).where(eq(cardRefunds.invoiceId, bill.id));
  // What comes of it settles this anew.
  if (byStaff.some(({ state }) => state === "asked")) return;
  const [overage] = await db
    .select({ cents: sum(overageCharges.cents).mapWith(Number) })
    .from(overageCharges)
    .where(eq(overageCharges.invoiceId, bill.id));
  const unserved = bill.totalCents - (overage?.cents ?? 0);
  const byCard = Math.min(bill.paidCents, unserved);
  const byCredit = Math.min(bill.creditUsedCents, unserved - byCard);
  const done = byStaff.filter(({ state }) => state === "done");
  // One may be done and not be read yet.
  const refunded = Math.max(
    bill.refundedCents,
    done.reduce((all, { cents }) => all + cents, 0),
  );
  const refund = byCard - refunded - bill.creditedCents;
  const now = clock.now();
  const shared = { companyId, reason, createdAt: now, updatedAt: now };
  const rows = [
    { kind: "refund" as const, invoiceId: bill.id, cents: refund },
    { kind: "credit" as const, invoiceId: null, cents: byCredit },
  ].filter(({ cents }) => cents > 0);
  for (const [n, given] of rows.entries())
    await db.insert(cardRefunds).values({
      ...shared,
      ...given,
      id: n === 0 ? bill.id : randomUUID(),
      attemptKey: randomUUID(),
    });
}
