import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { companyInView, requireInView } from "../companies/company-in-view.ts";
import { requireCompany, requireSeat } from "../companies/require-seat.ts";
import { hoursOfCompany } from "./hours-of-company.ts";
import { namesOf } from "./describe-work.ts";
import type { OwnHours } from "./schema.ts";

const readers = ["owner", "requester", "viewer"] as const;

/** @throws CodedError unauthenticated, not_found, conflict if it is not the one that was read */
export async function requireCompanyInView(ctx: Ctx, read?: string) {
  const { userId } = requireMember(ctx.actor);
  const seat = await companyInView(ctx.db, userId);
  if (!seat) throw new CodedError("not_found", "You do not belong to a company yet.");
  requireInView(seat, read);
  return { ...seat, userId };
}

/** Of the company in view, or one that is named. @throws CodedError unauthenticated, not_found, forbidden */
export async function ownHours(ctx: Ctx, wanted?: string): Promise<OwnHours> {
  const { companyId, userId } = wanted
    ? await requireCompany(ctx, wanted)
    : await requireCompanyInView(ctx);
  const role = await requireSeat(ctx.db, { companyId, userId }, readers);
  const company = (await companiesById(ctx.db, [companyId])).get(companyId);
  const consultantId = company?.consultantId ?? null;
  return {
    ...(await hoursOfCompany(ctx, companyId)),
    role,
    overageCapMinutes: company?.overageCapMinutes ?? 0,
    consultant: consultantId && (await namesOf(ctx, [consultantId]))(consultantId),
  };
}
