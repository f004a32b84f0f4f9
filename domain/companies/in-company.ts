import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { lockUser } from "../accounts/verified-user.ts";
import { lockCompany } from "./lock-company.ts";
import { requireCompany } from "./require-seat.ts";

/** One change of a company’s people at a time. @throws CodedError unauthenticated, not_found */
export function inCompany<T>(
  ctx: Ctx,
  companyId: string,
  change: (ctx: Ctx, who: Awaited<ReturnType<typeof requireCompany>>) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    // The person first, as whatever erases them does.
    await lockUser(tx, requireMember(ctx.actor).userId);
    await lockCompany(tx, companyId);
    return change(locked, await requireCompany(locked, companyId));
  });
}

/** Staff may do what an owner may. @throws CodedError unauthenticated, forbidden, not_found */
export function asOwner<T>(
  ctx: Ctx,
  companyId: string,
  change: (ctx: Ctx, userId: string) => Promise<T>,
): Promise<T> {
  return inCompany(ctx, companyId, (locked, { userId, isAdmin, role }) => {
    if (role !== "owner" && !isAdmin)
      throw new CodedError("forbidden", "Only an owner of the company can do this.");
    return change(locked, userId);
  });
}
