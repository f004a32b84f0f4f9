import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { signupColumns } from "../list-signups.ts";
import {
  invoices,
  membershipSignups as signups,
  type SubscriptionRow,
  subscriptions,
} from "../tables.ts";
import { chargeSignup } from "./charge-signup.ts";
import { lookUpInvoice } from "./answer-event.ts";

/** By staff, after a refusal or without an answer. @throws CodedError not_found, conflict */
export async function chargeAgain(ctx: Ctx, charges: Charges, signupId: number) {
  requireAdmin(ctx.actor);
  const read = () => ctx.db.select(signupColumns).from(signups).where(eq(signups.id, signupId));
  const [current] = await read();
  if (!current) throw new CodedError("not_found", "There is no such signup.");
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.signupId, signupId));
  if (!row || row.charge === "paid")
    throw new CodedError("conflict", "There is no payment to ask for.", { current });
  if (row.charge === "over") await startAnew(ctx, row);
  await chargeSignup(ctx, charges, signupId);
  await payOpen(ctx, charges, row);
  const [after] = await read();
  return after!;
}

/** The provider gives up on a first payment after 23 hours. */
async function startAnew({ db }: Ctx, { id }: SubscriptionRow): Promise<void> {
  await db
    .update(subscriptions)
    .set({ providerId: null, status: "starting", charge: "charging", attemptKey: randomUUID() })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.charge, "over")));
}

/** What is open is asked of the card that is on file now; a refusal shows in what is read then. */
export async function payOpen(
  ctx: Ctx,
  charges: Charges,
  { id }: Pick<SubscriptionRow, "id">,
): Promise<void> {
  const [open] = await ctx.db
    .select({ providerId: invoices.providerId })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, id), eq(invoices.status, "open")))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  if (!open) return;
  try {
    await charges.payInvoice(open.providerId, randomUUID());
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    ctx.log.warn({ err: error }, "open invoice not paid");
  }
  await lookUpInvoice(ctx, charges, open.providerId);
}
