import { z } from "zod";
import { findOwnApplication } from "../domain/find-own-application.ts";
import { currentUser } from "../domain/current-user.ts";
import { requireUser } from "../domain/accounts/require-user.ts";
import { usedPlan } from "../domain/membership/used-plan.ts";
import { signedInUser } from "../domain/accounts/schema.ts";
import { listPlans } from "../domain/plans/list-plans.ts";
import { offeredPlan } from "../domain/plans/schema.ts";
import { requestMembership } from "../domain/applications/request-membership.ts";
import { ownApplication, requestForm } from "../domain/applications/schema.ts";
import { companyRead } from "../domain/companies/schema.ts";
import { currentPlan, upgradeInput, upgradePreview } from "../domain/membership/schema.ts";
import { previewUpgrade } from "../domain/billing/preview-upgrade.ts";
import { upgradeMembership } from "../domain/billing/upgrade-membership.ts";
import { requireMember } from "../platform/require-actor.ts";
import { conflict, notFound, ok, promised } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Membership";

export const membershipEndpoints = [
  endpoint(
    "GET /api/membership/plans",
    {
      tag,
      role: "visitor",
      summary: "List the plans on offer",
      responses: { 200: ok(z.array(offeredPlan), "Free first, then the four that are sold.") },
    },
    async ({ c, services }) => {
      const plans = await listPlans({ db: services.database.db });
      c.header("Cache-Control", "public, max-age=60");
      return plans;
    },
  ),

  endpoint(
    "GET /api/membership/info",
    {
      tag,
      role: "member",
      summary: "Get your plan",
      responses: {
        200: ok(currentPlan, "The plan’s id; `free` for none, or one that has ended or is paused."),
      },
    },
    async ({ ctx }) => ({ plan: await usedPlan(await ctx()) }),
  ),

  endpoint(
    "GET /api/membership/application",
    {
      tag,
      role: "member",
      summary: "Get what you have applied for",
      responses: { 200: ok(ownApplication, "The latest that waits for a decision, if any does.") },
    },
    async ({ ctx }) => ({ application: await findOwnApplication(await ctx()) }),
  ),

  endpoint(
    "GET /api/membership/upgrade/preview",
    {
      tag,
      role: "member",
      summary: "See the card and the date of an upgrade",
      description: "Nothing is charged to that card by the upgrade itself.",
      responses: { 200: ok(upgradePreview, "As it would be now.") },
    },
    async ({ ctx, services }) => previewUpgrade(await ctx(), services.settings.upgradePolicy),
  ),

  endpoint(
    "POST /api/membership/upgrade",
    {
      tag,
      role: "member",
      summary: "Move to a paid plan",
      description:
        "Only `membershipPlan` counts: dates and hours come from the plan and the server’s clock.",
      query: companyRead,
      body: upgradeInput,
      responses: {
        200: ok(signedInUser, "The member as they are now."),
        404: notFound,
        409: conflict,
      },
    },
    async ({ ctx, query: { company }, body, services }) => {
      const as = await ctx();
      const { isAdmin } = requireMember(as.actor);
      await upgradeMembership(as, body, { policy: services.settings.upgradePolicy, company });
      return currentUser(as, await requireUser(as), isAdmin);
    },
  ),

  endpoint(
    "POST /api/membership/request",
    {
      tag,
      role: "visitor",
      summary: "Ask for a membership, without a payment",
      limit: "membershipRequests",
      body: requestForm,
      responses: { 201: promised },
    },
    async ({ ctx, body }) => requestMembership(await ctx(), body),
  ),
];
