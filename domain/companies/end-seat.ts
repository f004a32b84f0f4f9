import { and, eq, ne } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import type { SeatRole } from "./schema.ts";
import { withdrawOpen } from "./withdraw-open.ts";
import { seats } from "./tables.ts";

export type SeatKey = { companyId: string; userId: string };

export const isSeat = ({ companyId, userId }: SeatKey) =>
  and(eq(seats.companyId, companyId), eq(seats.userId, userId));

export async function requireRole({ db }: Pick<Ctx, "db">, key: SeatKey): Promise<SeatRole> {
  const [seat] = await db.select({ role: seats.role }).from(seats).where(isSeat(key));
  if (!seat) throw new CodedError("not_found", "This person has no access to the company.");
  return seat.role;
}

/** Only under the company’s lock does the answer last. @throws CodedError conflict */
export async function requireOtherOwner(
  { db }: Pick<Ctx, "db">,
  { companyId, userId }: SeatKey,
): Promise<void> {
  const [other] = await db
    .select({ userId: seats.userId })
    .from(seats)
    .where(and(eq(seats.companyId, companyId), eq(seats.role, "owner"), ne(seats.userId, userId)))
    .limit(1);
  if (!other)
    throw new CodedError(
      "conflict",
      "A company needs an owner. Please make somebody else an owner first.",
    );
}

export async function endSeat(
  ctx: Ctx,
  key: SeatKey,
  action: "seat.removed" | "seat.left",
): Promise<void> {
  const from = await requireRole(ctx, key);
  if (from === "owner") await requireOtherOwner(ctx, key);
  await ctx.db.delete(seats).where(isSeat(key));
  await withdrawOpen(ctx, key);
  await recordSeat(ctx, action, key, { from, to: null });
}

export async function recordSeat(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  action: Extract<AuditAction, `seat.${string}`>,
  { companyId, userId }: SeatKey,
  roles: { from: SeatRole | null; to: SeatRole | null },
): Promise<void> {
  await recordAudit(ctx.db, ctx, {
    action,
    subjectType: "company",
    subjectId: companyId,
    personId: userId,
    details: { userId, ...roles },
  });
}
