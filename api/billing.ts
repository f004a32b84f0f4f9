import { callOffUpgrade } from "../domain/billing/charging/call-off-upgrade.ts";
import { askFirstPayment } from "../domain/billing/charging/first-payment.ts";
import { openCardSetup, takeSavedCard } from "../domain/billing/charging/replace-card.ts";
import { tellProvider } from "../domain/billing/charging/tell-provider.ts";
import { agreeToOverage } from "../domain/billing/overage/agree-to-overage.ts";
import { cancelPlan } from "../domain/billing/plan/cancel-plan.ts";
import { changePlan } from "../domain/billing/plan/change-plan.ts";
import { keepDetails } from "../domain/billing/plan/keep-details.ts";
import { ownBilling } from "../domain/billing/plan/own-billing.ts";
import { pausePlan } from "../domain/billing/plan/pause-plan.ts";
import { previewPlan } from "../domain/billing/plan/preview-plan.ts";
import { resumePlan } from "../domain/billing/plan/resume-plan.ts";
import { billing } from "../domain/billing/schema.ts";
import { cardSetup, savedCard } from "../domain/billing/cards/schema.ts";
import { overageCap } from "../domain/billing/overage/schema.ts";
import { billingDetailsInput } from "../domain/companies/details/schema.ts";
import { requireCompanyInView } from "../domain/hours/own-hours.ts";
import { pauseInput, planChoice, planPreview } from "../domain/membership/schema.ts";
import type { Ctx } from "../platform/context.ts";
import { endpoint } from "./endpoint.ts";
import { failed, ok, tooMany, unavailable } from "./responses.ts";
import type { Services } from "./services.ts";

const tag = "Billing";
const role = "member";
const noCompany = failed("You do not belong to a company yet.");
const wrongSeat = failed("Only owners and billing contacts can do this.");
const refused = failed("`message` says why it can’t be done now; `current` is what is there.");
const read = { 403: wrongSeat, 404: noCompany };

export const planRefusals = {
  404: failed("There is no such company, or no such plan."),
  409: refused,
};
export const billingNow = ok(billing, "The plan as it is now.");

const changed = { 200: billingNow, ...read, 409: refused, 429: tooMany };

/** Each change mails the owners. */
async function keeperOf(ctx: Ctx, { limits }: Services): Promise<string> {
  const { companyId, userId } = await requireCompanyInView(ctx);
  await limits.planChanges.consume(userId);
  return companyId;
}

export const billingEndpoints = [
  endpoint(
    "GET /api/billing",
    {
      tag,
      role,
      summary: "Get the plan of your company, and what it can change to",
      description: "Of the company in view, for its owners and billing contacts.",
      responses: { 200: billingNow, ...read },
    },
    async ({ ctx }) => ownBilling(await ctx()),
  ),

  endpoint(
    "POST /api/billing/plan/preview",
    {
      tag,
      role,
      summary: "See what a change of plan or term would do",
      body: planChoice,
      responses: { 200: ok(planPreview, "What would happen."), ...read, 409: refused },
    },
    async ({ ctx, body: choice, services }) => {
      const as = await ctx();
      const { companyId } = await requireCompanyInView(as);
      return previewPlan(as, services.charges, companyId, {
        choice,
        policy: services.settings.upgradePolicy,
      });
    },
  ),

  endpoint(
    "POST /api/billing/plan",
    {
      tag,
      role,
      summary: "Change the plan or the term",
      description:
        "With the next period, or at once if it costs as much or more; what the card does not pay at once waits for a day as `payment`, with `changesBy`, and changes nothing until it is paid. A yearly term is kept to its end. The present plan and term take a planned change back.",
      body: planChoice,
      responses: changed,
    },
    async ({ ctx, body: choice, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services);
      await changePlan(as, companyId, { choice, policy: services.settings.upgradePolicy });
      return tellProvider(as, services.charges, companyId);
    },
  ),

  endpoint(
    "POST /api/billing/call-off",
    {
      tag,
      role,
      summary: "Call off a change of plan that waits for its payment",
      description: "Nothing is charged for it, and the plan stays as it is.",
      responses: { ...changed, 503: unavailable },
    },
    async ({ ctx, services }) => {
      const as = await ctx();
      return callOffUpgrade(as, services.charges, await keeperOf(as, services));
    },
  ),

  endpoint(
    "POST /api/billing/card",
    {
      tag,
      role,
      summary: "Open a form for another card",
      description: "Also for a membership billed by hand, for which the card then pays.",
      responses: {
        200: ok(cardSetup, "What the browser needs."),
        ...read,
        409: refused,
        429: tooMany,
      },
    },
    async ({ ctx, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services);
      const { id, clientSecret, status } = await openCardSetup(as, services, { companyId });
      return {
        setupIntentId: id,
        client_secret: clientSecret,
        status,
        cards: services.cards.browser,
      };
    },
  ),

  endpoint(
    "PUT /api/billing/card",
    {
      tag,
      role,
      summary: "Charge the card that this form saved from now on",
      description: "What is open is charged to it at once.",
      body: savedCard,
      responses: changed,
    },
    async ({ ctx, body: { setupIntentId }, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services);
      return takeSavedCard(as, services.charges, { companyId, setupIntentId });
    },
  ),

  endpoint(
    "POST /api/billing/charge",
    {
      tag,
      role,
      summary: "Ask the card again for a first payment that was given up",
      description:
        "The card provider gives up on one after 23 hours. However often it is asked for, one subscription begins. For another card, save it: PUT /api/billing/card asks that one.",
      responses: changed,
    },
    async ({ ctx, services }) => {
      const as = await ctx();
      return askFirstPayment(as, services.charges, await keeperOf(as, services));
    },
  ),

  endpoint(
    "PUT /api/billing/overage",
    {
      tag,
      role,
      summary: "Agree to hours beyond the plan, up to so many in a period",
      description:
        "For owners. What is approved beyond the plan’s hours is billed at the member rates with the next invoice. 0 or null takes it back: each piece of work beyond them then waits for an owner.",
      body: overageCap,
      responses: {
        200: billingNow,
        403: failed("Only owners can do this."),
        404: noCompany,
        429: tooMany,
      },
    },
    async ({ ctx, body, services }) => {
      const as = await ctx();
      return agreeToOverage(as, await keeperOf(as, services), body);
    },
  ),

  endpoint(
    "PUT /api/billing/details",
    {
      tag,
      role,
      summary: "Set the address and the tax ID on your invoices",
      description:
        "For owners and billing contacts. Kept at the card provider, which judges the tax ID, and printed on invoices from then on.",
      body: billingDetailsInput,
      responses: { ...changed, 503: unavailable },
    },
    async ({ ctx, body, services }) => {
      const as = await ctx();
      return keepDetails(as, services, await keeperOf(as, services), body);
    },
  ),

  endpoint(
    "POST /api/billing/cancel",
    {
      tag,
      role,
      summary: "Cancel the membership",
      description:
        "It ends with its period, or its yearly term. What was granted stays until it expires.",
      responses: changed,
    },
    async ({ ctx, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services);
      await cancelPlan(as, companyId);
      return tellProvider(as, services.charges, companyId);
    },
  ),

  endpoint(
    "POST /api/billing/resume",
    {
      tag,
      role,
      summary: "Take a cancellation or a pause back, or end a pause early",
      description:
        "A cancellation first. Periods begin on the days they always begin on, so a pause ends on the next of these.",
      responses: changed,
    },
    async ({ ctx, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services);
      await resumePlan(as, companyId);
      return tellProvider(as, services.charges, companyId);
    },
  ),

  endpoint(
    "POST /api/billing/pause",
    {
      tag,
      role,
      summary: "Pause the membership from the next period on",
      description: "What is left of its hours lasts longer by as long as the pause.",
      body: pauseInput,
      responses: changed,
    },
    async ({ ctx, body, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services);
      await pausePlan(as, companyId, body);
      return tellProvider(as, services.charges, companyId);
    },
  ),
];
