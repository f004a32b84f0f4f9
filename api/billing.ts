import { callOffUpgrade } from "../domain/billing/charging/call-off-upgrade.ts";
import { tellProvider } from "../domain/billing/charging/tell-provider.ts";
import { cancelPlan } from "../domain/billing/plan/cancel-plan.ts";
import { changePlan } from "../domain/billing/plan/change-plan.ts";
import { ownBilling } from "../domain/billing/plan/own-billing.ts";
import { pausePlan } from "../domain/billing/plan/pause-plan.ts";
import { previewPlan } from "../domain/billing/plan/preview-plan.ts";
import { resumePlan } from "../domain/billing/plan/resume-plan.ts";
import { companyRead } from "../domain/companies/schema.ts";
import { requireCompanyInView } from "../domain/hours/own-hours.ts";
import { pauseInput, planChoice, planPreview, resumeInput } from "../domain/membership/schema.ts";
import { endpoint } from "./endpoint.ts";
import { ok, unavailable } from "./responses.ts";
import { billingNow, changed, keeperOf, read, refused, role, tag } from "./billing-answers.ts";

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
      query: companyRead,
      body: planChoice,
      responses: { 200: ok(planPreview, "What would happen."), ...read, 409: refused },
    },
    async ({ ctx, query, body: choice, services }) => {
      const as = await ctx();
      const { companyId } = await requireCompanyInView(as, query.company);
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
      query: companyRead,
      body: planChoice,
      responses: changed,
    },
    async ({ ctx, query, body: choice, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services, query);
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
      query: companyRead,
      responses: { ...changed, 503: unavailable },
    },
    async ({ ctx, query, services }) => {
      const as = await ctx();
      return callOffUpgrade(as, services.charges, await keeperOf(as, services, query));
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
      query: companyRead,
      responses: changed,
    },
    async ({ ctx, query, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services, query);
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
        "A cancellation first. Periods begin on the days they always begin on, so a pause ends on the next of these. With `takesBack`, nothing but that is taken back.",
      query: companyRead,
      body: resumeInput,
      mayOmitBody: true,
      responses: changed,
    },
    async ({ ctx, query, body, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services, query);
      await resumePlan(as, companyId, body);
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
      query: companyRead,
      body: pauseInput,
      responses: changed,
    },
    async ({ ctx, query, body, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services, query);
      await pausePlan(as, companyId, body);
      return tellProvider(as, services.charges, companyId);
    },
  ),
];
