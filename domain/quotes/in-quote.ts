import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { lockCompany } from "../companies/lock-company.ts";
import type { QuoteSeen } from "./schema.ts";
import { type QuoteRow, quotes } from "./tables.ts";

/** One change of a quote at a time. @throws CodedError not_found */
export function inQuote<Answer>(
  ctx: Ctx,
  id: string,
  change: (ctx: Ctx, row: QuoteRow) => Promise<Answer>,
): Promise<Answer> {
  return ctx.db.transaction(async (tx) => {
    const isIt = eq(quotes.id, id);
    const [known] = await tx.select({ companyId: quotes.companyId }).from(quotes).where(isIt);
    // Before the quote, as whoever merges companies does.
    if (known) await lockCompany(tx, known.companyId, { evenMerged: true });
    const [row] = await tx.select().from(quotes).where(isIt).for("update");
    if (!row) throw new CodedError("not_found", "There is nothing with this id.");
    return change({ ...ctx, db: tx }, row);
  });
}

/** Of a draft, the version alone does not tell that it was saved again. */
export const isAsRead = (row: QuoteRow, { version, updatedAt }: QuoteSeen): boolean =>
  row.version === version && (updatedAt === undefined || row.updatedAt.toISOString() === updatedAt);

type Recorded = Pick<QuoteRow, "id" | "companyId" | "title" | "version">;

export const recordQuote = (
  ctx: Ctx,
  { id, companyId, title, version }: Recorded,
  action: AuditAction,
  details: Record<string, unknown> = {},
) =>
  recordAudit(ctx.db, ctx, {
    action,
    subjectType: "quote",
    subjectId: id,
    companyId,
    details: { title, version, ...details },
  });
