import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { companyInView } from "../companies/company-in-view.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { hoursOfCompany } from "./hours-of-company.ts";
import type { CompanyHours } from "./schema.ts";

const readers = ["owner", "requester", "viewer"] as const;

/** @throws CodedError unauthenticated, not_found */
export async function requireCompanyInView(ctx: Ctx) {
  const { userId } = requireMember(ctx.actor);
  const seat = await companyInView(ctx.db, userId);
  if (!seat) throw new CodedError("not_found", "You do not belong to a company yet.");
  return { companyId: seat.companyId, userId };
}

/** Of the company in view. @throws CodedError unauthenticated, not_found, forbidden */
export async function ownHours(ctx: Ctx): Promise<CompanyHours> {
  const seat = await requireCompanyInView(ctx);
  await requireSeat(ctx.db, seat, readers);
  return hoursOfCompany(ctx, seat.companyId);
}
