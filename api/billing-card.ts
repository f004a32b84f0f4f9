import { askFirstPayment } from "../domain/billing/charging/first-payment.ts";
import { openCardSetup, takeSavedCard } from "../domain/billing/charging/replace-card.ts";
import { agreeToOverage } from "../domain/billing/overage/agree-to-overage.ts";
import { keepDetails } from "../domain/billing/plan/keep-details.ts";
import { cardSetup, savedCard } from "../domain/billing/cards/schema.ts";
import { overageCap } from "../domain/billing/overage/schema.ts";
import { companyRead } from "../domain/companies/schema.ts";
import { billingDetailsChange } from "../domain/companies/details/schema.ts";
import { endpoint } from "./endpoint.ts";
import { failed, ok, tooMany, unavailable } from "./responses.ts";
import {
  billingNow,
  changed,
  keeperOf,
  read,
  refused,
  role,
  tag,
  noCompany,
} from "./billing-answers.ts";

export const billingCardEndpoints = [
  endpoint(
    "POST /api/billing/card",
    {
      tag,
      role,
      summary: "Open a form for another card",
      description: "Also for a membership billed by hand, for which the card then pays.",
      query: companyRead,
      responses: {
        200: ok(cardSetup, "What the browser needs."),
        ...read,
        409: refused,
        429: tooMany,
      },
    },
    async ({ ctx, query, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services, query);
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
      query: companyRead,
      body: savedCard,
      responses: changed,
    },
    async ({ ctx, query, body: { setupIntentId }, services }) => {
      const as = await ctx();
      const companyId = await keeperOf(as, services, query);
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
      query: companyRead,
      responses: changed,
    },
    async ({ ctx, query, services }) => {
      const as = await ctx();
      return askFirstPayment(as, services.charges, await keeperOf(as, services, query));
    },
  ),

  endpoint(
    "PUT /api/billing/overage",
    {
      tag,
      role,
      summary: "Agree to hours beyond the plan, up to so many in a period",
      description:
        "For owners. What is approved beyond the plan’s hours is billed at the member rates once the period has closed. 0 or null takes it back: each piece of work beyond them then waits for an owner.",
      query: companyRead,
      body: overageCap,
      responses: {
        200: billingNow,
        403: failed("Only owners can do this."),
        404: noCompany,
        409: refused,
        429: tooMany,
      },
    },
    async ({ ctx, query, body, services }) => {
      const as = await ctx();
      return agreeToOverage(as, await keeperOf(as, services, query), body);
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
      query: companyRead,
      body: billingDetailsChange,
      responses: { ...changed, 503: unavailable },
    },
    async ({ ctx, query, body, services }) => {
      const as = await ctx();
      return keepDetails(as, services, await keeperOf(as, services, query), body);
    },
  ),
];
