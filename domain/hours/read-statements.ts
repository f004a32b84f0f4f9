import { desc, eq, inArray } from "drizzle-orm";
import { readStored } from "../../platform/bucket/read-stored.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { seatRoles } from "../companies/schema.ts";
import { requireCompanyInView } from "./own-hours.ts";
import type { ListedStatement, ShownStatement } from "./statements/schema.ts";
import { statements } from "./tables.ts";

const head = { id: statements.id, companyId: statements.companyId, hash: statements.hash };

/** Of the company in view, the newest first. @throws CodedError unauthenticated, not_found */
export async function listStatements(ctx: Ctx): Promise<ListedStatement[]> {
  const { companyId } = await requireCompanyInView(ctx);
  const rows = await ctx.db
    .select({ id: statements.id, snapshot: statements.snapshot })
    .from(statements)
    .where(inArray(statements.companyId, await idsWithMerged(ctx.db, companyId)))
    .orderBy(desc(statements.createdAt), desc(statements.id));
  return rows.map(({ id, snapshot: { period, plan, totals, closedAt } }) => ({
    id,
    starts: period.starts,
    ends: period.ends,
    plan: plan.name,
    usedMinutes: totals.drawnMinutes,
    overageMinutes: totals.overageMinutes,
    overageCents: totals.overageCents,
    closedAt,
  }));
}

/** For everybody of the company, and staff. @throws CodedError unauthenticated, not_found */
export async function getStatement(ctx: Ctx, id: string): Promise<ShownStatement> {
  const found = await readable(ctx, id);
  const [row] = await ctx.db
    .select({ snapshot: statements.snapshot })
    .from(statements)
    .where(eq(statements.id, id));
  return { id, hash: found.hash, snapshot: row!.snapshot };
}

/** @throws CodedError unauthenticated, not_found, unavailable */
export async function getStatementPdf(ctx: Ctx, id: string) {
  const { hash } = await readable(ctx, id);
  const pdf = await readStored(ctx.bucket, async () => {
    const { pdf: bytes, object } = statements;
    const [row] = await ctx.db
      .select({ bytes, object })
      .from(statements)
      .where(eq(statements.id, id));
    return row;
  });
  return { hash, pdf: pdf! };
}

async function readable(ctx: Ctx, id: string) {
  const { userId, isAdmin } = requireMember(ctx.actor);
  const [found] = await ctx.db.select(head).from(statements).where(eq(statements.id, id));
  if (!found) throw new CodedError("not_found", "There is nothing with this id.");
  const { companyId } = found;
  if (!isAdmin) await requireSeat(ctx.db, { companyId, userId }, seatRoles);
  return found;
}
