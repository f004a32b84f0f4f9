import type { z } from "zod";
import type { companyRead } from "../domain/companies/schema.ts";
import { billing } from "../domain/billing/schema.ts";
import { requireCompanyInView } from "../domain/hours/own-hours.ts";
import type { Ctx } from "../platform/context.ts";
import { failed, ok, tooMany } from "./responses.ts";
import type { Services } from "./services.ts";

export const tag = "Billing";
export const role = "member";
export const noCompany = failed("You do not belong to a company yet.");
const wrongSeat = failed("Only owners and billing contacts can do this.");
export const refused = failed(
  "`message` says why it can’t be done now; `current` is what is there.",
);
export const read = { 403: wrongSeat, 404: noCompany };

export const planRefusals = {
  404: failed("There is no such company, or no such plan."),
  409: refused,
};
export const billingNow = ok(billing, "The plan as it is now.");

export const changed = { 200: billingNow, ...read, 409: refused, 429: tooMany };

/** Each change mails the owners. */
export async function keeperOf(
  ctx: Ctx,
  { limits }: Services,
  { company }: z.output<typeof companyRead>,
): Promise<string> {
  const { companyId, userId } = await requireCompanyInView(ctx, company);
  await limits.planChanges.consume(userId);
  return companyId;
}
