import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { notifyOwners } from "../hours/notify-owners.ts";
import { inQuote, recordQuote } from "./in-quote.ts";
import { depositWay, invoicedByHand } from "./orders/deposit-way.ts";
import { invoiceDeposit } from "./orders/invoice-sale.ts";
import { readQuote } from "./read-quotes.ts";
import { type acceptance, quoteTotals, type ReadableQuote, type refusal } from "./schema.ts";
import { orders, type QuoteRow, quotes } from "./tables.ts";
import { isExpired } from "./tell-quotes.ts";

function answering(ctx: Ctx, id: string, answer: (ctx: Ctx, row: QuoteRow) => Promise<void>) {
  const { userId } = requireMember(ctx.actor);
  return inQuote(ctx, id, async (locked, row) => {
    await requireSeat(locked.db, { companyId: row.companyId, userId }, ["owner"]);
    await answer(locked, row);
    return readQuote(locked, id);
  });
}

async function requireOpen(ctx: Ctx, row: QuoteRow): Promise<void> {
  if (row.status === "draft")
    throw new CodedError("conflict", "This quote is being changed. You get the new one by email.");
  if (row.status === "sent" && !isExpired(ctx, row)) return;
  const message =
    row.status === "sent"
      ? "This quote has expired. Ask us for a new one."
      : `This quote has already been ${row.status}.`;
  throw new CodedError("conflict", message, { current: await readQuote(ctx, row.id) });
}

/** Twice is once. @throws CodedError not_found, forbidden, conflict if what was shown is no longer what is offered */
export function acceptQuote(
  ctx: Ctx,
  id: string,
  { name, version, hash }: z.output<typeof acceptance>,
): Promise<ReadableQuote> {
  return answering(ctx, id, async (locked, row) => {
    const isShown = row.version === version && row.hash === hash;
    if (row.status === "accepted" && isShown) return;
    await requireOpen(locked, row);
    if (!isShown)
      throw new CodedError(
        "conflict",
        "This quote has changed since you opened it. Please read it again.",
        {
          current: await readQuote(locked, id),
        },
      );
    const now = ctx.clock.now();
    const { userId: acceptedBy } = requireMember(ctx.actor);
    const { companyId } = row;
    const byHand = await invoicedByHand(locked.db, [companyId]);
    const depositBy = depositWay(quoteTotals(row), byHand.has(companyId));
    await locked.db
      .update(quotes)
      .set({ status: "accepted", acceptedAt: now, acceptedBy, acceptedName: name, updatedAt: now })
      .where(eq(quotes.id, id));
    await locked.db
      .insert(orders)
      .values({ quoteId: id, depositBy, createdAt: now, updatedAt: now });
    await recordQuote(locked, row, "quote.accepted", { hash });
    if (depositBy === "invoice") await invoiceDeposit(locked, row);
    const about = { quoteId: id, version };
    await locked.jobs.send(locked.db, "quote-answer-notice", about);
    await notifyOwners(locked, companyId, "quote-accepted-mail", about);
  });
}

/** @throws CodedError not_found, forbidden, conflict */
export function declineQuote(
  ctx: Ctx,
  id: string,
  { because }: z.output<typeof refusal>,
): Promise<ReadableQuote> {
  return answering(ctx, id, async (locked, row) => {
    await requireOpen(locked, row);
    const now = ctx.clock.now();
    await locked.db
      .update(quotes)
      .set({
        status: "declined",
        declinedAt: now,
        declinedBecause: because || null,
        updatedAt: now,
      })
      .where(eq(quotes.id, id));
    await recordQuote(locked, row, "quote.declined");
    await locked.jobs.send(locked.db, "quote-answer-notice", { quoteId: id, version: row.version });
  });
}
