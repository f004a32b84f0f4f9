import { callOffUpgrade } from "../domain/billing/charging/call-off-upgrade.ts";
import { chargeCompanyAgain } from "../domain/billing/charging/charge-again.ts";
import { askForCard } from "../domain/billing/charging/switch-to-card.ts";
import { tellProvider } from "../domain/billing/charging/tell-provider.ts";
import { cancelPlan } from "../domain/billing/plan/cancel-plan.ts";
import { changePlan } from "../domain/billing/plan/change-plan.ts";
import { billingOf } from "../domain/billing/plan/own-billing.ts";
import { pausePlan } from "../domain/billing/plan/pause-plan.ts";
import { previewPlan } from "../domain/billing/plan/preview-plan.ts";
import { resumePlan } from "../domain/billing/plan/resume-plan.ts";
import { pauseInput, planChoice, planPreview, resumeInput } from "../domain/membership/schema.ts";
import { billingNow, planRefusals } from "./billing-answers.ts";
import { endpoint } from "./endpoint.ts";
import { notFound, nothing, ok, unavailable } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Staff";
const role = "admin";
const params = uuidRow;
const changed = { 200: billingNow, ...planRefusals };

export const officeBillingEndpoints = [
  endpoint(
    "GET /api/admin/companies/:id/billing",
    {
      tag,
      role,
      params,
      summary: "Get the plan of a company, and what it can change to",
      responses: { 200: billingNow, 404: notFound },
    },
    async ({ ctx, params: { id } }) => billingOf(await ctx(), id),
  ),

  endpoint(
    "POST /api/admin/companies/:id/plan/preview",
    {
      tag,
      role,
      params,
      summary: "See what a change of a company’s plan or term would do",
      body: planChoice,
      responses: { 200: ok(planPreview, "What would happen."), ...planRefusals },
    },
    async ({ ctx, params: { id }, body: choice, services: { settings, charges } }) =>
      previewPlan(await ctx(), charges, id, { choice, policy: settings.upgradePolicy }),
  ),

  endpoint(
    "POST /api/admin/companies/:id/plan",
    {
      tag,
      role,
      params,
      summary: "Change a company’s plan or term",
      description: "Any paid plan, also those that are not sold; no card is asked for.",
      body: planChoice,
      responses: changed,
    },
    async ({ ctx, params: { id }, body: choice, services: { settings, charges } }) => {
      const as = await ctx();
      await changePlan(as, id, { choice, policy: settings.upgradePolicy });
      return tellProvider(as, charges, id);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/call-off",
    {
      tag,
      role,
      params,
      summary: "Call off a company’s change of plan that waits for its payment",
      description: "Nothing is charged for it, and the plan stays as it is.",
      responses: { ...changed, 503: unavailable },
    },
    async ({ ctx, params: { id }, services: { charges } }) =>
      callOffUpgrade(await ctx(), charges, id),
  ),

  endpoint(
    "POST /api/admin/companies/:id/charge",
    {
      tag,
      role,
      params,
      summary: "Ask a company’s card again for what it has not paid",
      description: "What has been paid is never charged again.",
      responses: changed,
    },
    async ({ ctx, params: { id }, services: { charges } }) =>
      chargeCompanyAgain(await ctx(), charges, id),
  ),

  endpoint(
    "POST /api/admin/companies/:id/card-request",
    {
      tag,
      role,
      params,
      summary: "Ask the owners of a company billed by hand for a card",
      description: "They get a link by mail; the card pays from the end of what is invoiced.",
      responses: { 204: nothing, ...planRefusals },
    },
    async ({ ctx, params: { id } }) => askForCard(await ctx(), id),
  ),

  endpoint(
    "POST /api/admin/companies/:id/cancel",
    { tag, role, params, summary: "Cancel a company’s membership", responses: changed },
    async ({ ctx, params: { id }, services: { charges } }) => {
      const as = await ctx();
      await cancelPlan(as, id);
      return tellProvider(as, charges, id);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/resume",
    {
      tag,
      role,
      params,
      summary: "Take a company’s cancellation or pause back, or end its pause early",
      description: "A cancellation first. With `takesBack`, nothing but that is taken back.",
      body: resumeInput,
      mayOmitBody: true,
      responses: changed,
    },
    async ({ ctx, params: { id }, body, services: { charges } }) => {
      const as = await ctx();
      await resumePlan(as, id, body);
      return tellProvider(as, charges, id);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/pause",
    {
      tag,
      role,
      params,
      summary: "Pause a company’s membership from its next period on",
      body: pauseInput,
      responses: changed,
    },
    async ({ ctx, params: { id }, body, services: { charges } }) => {
      const as = await ctx();
      await pausePlan(as, id, body);
      return tellProvider(as, charges, id);
    },
  ),
];
