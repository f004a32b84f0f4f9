import { eq } from "drizzle-orm";
import type { z } from "zod";
import { quickstartDiscountOf } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { laterThan } from "../fields/later-than.ts";
import { canonicalJson } from "../hours/canonical-json.ts";
import { findRunning } from "../membership/find-membership.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { inQuote, isAsRead, recordQuote } from "./in-quote.ts";
import { showQuote } from "./read-quotes.ts";
import type { newQuote, QuoteInput, QuoteSeen, StaffQuote } from "./schema.ts";
import { type QuoteRow, quotes } from "./tables.ts";

/** By staff, as a draft. A key that was used before answers with what was written then. @throws CodedError not_found, conflict */
export function writeQuote(
  ctx: Ctx,
  { companyId, discountPercent, ...input }: z.output<typeof newQuote>,
): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    await lockCompany(tx, companyId);
    const written = input.key ? eq(quotes.key, input.key) : undefined;
    const [known] = written ? await tx.select({ id: quotes.id }).from(quotes).where(written) : [];
    if (known) return showQuote(locked, known.id);
    const now = ctx.clock.now();
    const byPlan = quickstartDiscountOf((await findRunning(tx, companyId))?.planId ?? null);
    const [row] = await tx
      .insert(quotes)
      .values({
        ...input,
        discountPercent: discountPercent ?? byPlan,
        companyId,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await recordQuote(locked, row!, "quote.written");
    return showQuote(locked, row!.id);
  });
}

function isSaved(row: QuoteRow, input: QuoteInput): boolean {
  const { title, lines, discountPercent, depositPercent, expiresOn, terms } = row;
  const saved = { title, lines, discountPercent, depositPercent, expiresOn, terms };
  return row.status === "draft" && canonicalJson(saved) === canonicalJson(input);
}

/** What was sent becomes a draft of the next version, which asks for a new yes. What is saved already stays. @throws CodedError not_found, conflict */
export function changeQuote(
  ctx: Ctx,
  id: string,
  { version, updatedAt, ...input }: QuoteInput & QuoteSeen,
): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  return inQuote(ctx, id, async (locked, row) => {
    const current = await showQuote(locked, id);
    if (row.status === "accepted")
      throw new CodedError(
        "conflict",
        "It has been accepted. Write a new quote for what has changed.",
        { current },
      );
    if (isSaved(row, input)) return current;
    if (!isAsRead(row, { version, updatedAt }))
      throw new CodedError("conflict", "Somebody has changed this quote in the meantime.", {
        current,
      });
    const next = row.status === "draft" ? row.version : row.version + 1;
    await locked.db
      .update(quotes)
      .set({
        ...input,
        version: next,
        status: "draft",
        hash: null,
        sentAt: null,
        declinedAt: null,
        declinedBecause: null,
        updatedAt: laterThan(row.updatedAt, ctx.clock.now()),
      })
      .where(eq(quotes.id, id));
    await recordQuote(locked, { ...row, title: input.title, version: next }, "quote.changed");
    return showQuote(locked, id);
  });
}
