import { readAgain, showCheck } from "../domain/billing/comparison/show-check.ts";
import { payCreditBack } from "../domain/billing/refunds/pay-credit-back.ts";
import { settleDispute } from "../domain/billing/refunds/settle-dispute.ts";
import { creditCompany, refundInvoice } from "../domain/billing/refunds/give-back.ts";
import { creditInput, refundInput, settlementInput } from "../domain/billing/refunds/schema.ts";
import { creditPaidBack } from "../domain/invoices/schema.ts";
import { providerCheck } from "../domain/billing/comparison/schema.ts";
import { requireAdmin } from "../platform/require-actor.ts";
import { billingNow, planRefusals } from "./billing-answers.ts";
import { endpoint } from "./endpoint.ts";
import { notFound, ok, tooMany, unavailable } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const shared = { tag: "Staff", role: "admin", params: uuidRow } as const;
const checked = ok(providerCheck, "What Stripe says, and what is known here.");
const refusals = { ...planRefusals, 429: tooMany, 503: unavailable };

export const officeMoneyEndpoints = [
  endpoint(
    "GET /api/admin/companies/:id/provider",
    {
      ...shared,
      summary: "Get what Stripe said of a company when it was read last",
      responses: { 200: checked, 404: notFound },
    },
    async ({ ctx, params: { id } }) => showCheck(await ctx(), id),
  ),

  endpoint(
    "POST /api/admin/companies/:id/provider",
    {
      ...shared,
      summary: "Read a company at Stripe, and set right what an event would have",
      responses: { 200: checked, 404: notFound, 429: tooMany, 503: unavailable },
    },
    async ({ ctx, params: { id }, services: { charges, limits } }) => {
      const as = await ctx();
      await limits.providerReadings.consume(requireAdmin(as.actor).userId);
      return readAgain(as, charges, id);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/refunds",
    {
      ...shared,
      summary: "Refund an invoice that a card paid, or part of it",
      description:
        "The same key never refunds twice. After another refund of this invoice in the last day it is refused until `besides` names that one.",
      body: refundInput,
      responses: { 200: billingNow, ...refusals },
    },
    async ({ ctx, params: { id }, body, services: { charges, limits } }) => {
      const as = await ctx();
      await limits.refunds.consume(requireAdmin(as.actor).userId);
      return refundInvoice(as, charges, id, body);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/credits",
    {
      ...shared,
      summary: "Credit a company toward its next invoices by card",
      description:
        "The same key never credits twice. After another credit of the last day it is refused until `besides` names that one.",
      body: creditInput,
      responses: { 200: billingNow, ...refusals },
    },
    async ({ ctx, params: { id }, body, services: { charges, limits } }) => {
      const as = await ctx();
      await limits.refunds.consume(requireAdmin(as.actor).userId);
      return creditCompany(as, charges, id, body);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/credits/paid-back",
    {
      ...shared,
      summary: "Say that a credit was paid back, which no invoice takes then, or take that back",
      description: "For what the firm bills by hand. The client reads the reason. No money moves.",
      body: creditPaidBack,
      responses: { 200: billingNow, ...planRefusals },
    },
    async ({ ctx, params: { id }, body }) => payCreditBack(await ctx(), id, body),
  ),

  endpoint(
    "POST /api/admin/companies/:id/settlements",
    {
      ...shared,
      summary: "Say that what a lost dispute took has been settled otherwise, or take that back",
      description: "The client is asked about it no more. No money moves.",
      body: settlementInput,
      responses: { 200: billingNow, ...planRefusals },
    },
    async ({ ctx, params: { id }, body }) => settleDispute(await ctx(), id, body),
  ),
];
