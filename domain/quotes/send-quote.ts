import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { hasOwner, unowned } from "../companies/require-seat.ts";
import { canonicalJson } from "../hours/canonical-json.ts";
import { notifyOwners } from "../hours/notify-owners.ts";
import { inQuote, isAsRead, recordQuote } from "./in-quote.ts";
import { showQuote } from "./read-quotes.ts";
import type { QuoteSeen, StaffQuote } from "./schema.ts";
import { quotes, quoteVersions } from "./tables.ts";
import { isExpired } from "./tell-quotes.ts";

/** To the owners. From then on its text is fixed. @throws CodedError not_found, conflict */
export function sendQuote(ctx: Ctx, id: string, read: QuoteSeen): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  return inQuote(ctx, id, async (locked, row) => {
    const quote = await showQuote(locked, id);
    const refuse = (message: string) => new CodedError("conflict", message, { current: quote });
    if (row.status !== "draft") throw refuse("This quote has already been sent.");
    if (!isAsRead(row, read))
      throw refuse("Somebody has changed this quote in the meantime. Please read it again.");
    if (isExpired(ctx, row)) throw refuse("Its last day is past. Choose a later one first.");
    if (!(await hasOwner(locked.db, row.companyId))) throw refuse(unowned);
    const { version } = row;
    const { title, company, lines, discountPercent, depositPercent, expiresOn, terms } = quote;
    const { subtotal, discount, total, deposit } = quote;
    const text = canonicalJson({
      id,
      version,
      title,
      company,
      lines,
      discountPercent,
      depositPercent,
      expiresOn,
      terms,
      subtotal,
      discount,
      total,
      deposit,
    });
    const hash = createHash("sha256").update(text).digest("hex");
    const sentAt = ctx.clock.now();
    await locked.db.insert(quoteVersions).values({ quoteId: id, version, text, hash, sentAt });
    await locked.db
      .update(quotes)
      .set({ status: "sent", hash, sentAt, updatedAt: sentAt })
      .where(eq(quotes.id, id));
    await recordQuote(locked, row, "quote.sent", { hash });
    await notifyOwners(locked, row.companyId, "quote-mail", { quoteId: id, version });
    return showQuote(locked, id);
  });
}
