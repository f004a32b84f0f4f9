import { z } from "zod";
import { acceptQuote, declineQuote } from "../domain/quotes/answer-quote.ts";
import { ownQuotes, readQuote } from "../domain/quotes/read-quotes.ts";
import { printQuote } from "../domain/quotes/print-quote.ts";
import { openDepositCard, payDeposit } from "../domain/quotes/orders/pay-deposit.ts";
import {
  acceptance,
  depositPayment,
  quote,
  readableQuote,
  refusal,
} from "../domain/quotes/schema.ts";
import { cardSetup } from "../domain/billing/cards/schema.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, failed, notFound, ok, tooMany, unavailable } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Quotes";
const role = "member";
const params = uuidRow;
const asItIs = ok(readableQuote, "The quote as it is now.");
const wrongSeat = failed("Only owners can do this.");
const read = { 200: asItIs, 403: wrongSeat, 404: notFound };
const answered = { ...read, 409: conflict, 429: tooMany };

export const quoteEndpoints = [
  endpoint(
    "GET /api/quotes",
    {
      tag,
      role,
      summary: "List the quotes for your company",
      description: "Of the company in view, for its owners; nobody else has any.",
      responses: { 200: ok(z.array(quote), "The newest first.") },
    },
    async ({ ctx }) => ownQuotes(await ctx()),
  ),

  endpoint(
    "GET /api/quotes/:id",
    { tag, role, params, summary: "Read a quote", responses: read },
    async ({ ctx, params: { id } }) => readQuote(await ctx(), id),
  ),

  endpoint(
    "POST /api/quotes/:id/acceptance",
    {
      tag,
      role,
      params,
      summary: "Accept a quote",
      description:
        "By an owner, with the version and hash of what was read. It becomes one order, however often it is sent.",
      body: acceptance,
      responses: answered,
    },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.planChanges.consume(requireMember(as.actor).userId);
      return acceptQuote(as, id, body);
    },
  ),

  endpoint(
    "GET /api/quotes/:id/pdf",
    {
      tag,
      role,
      params,
      summary: "Get a quote as a PDF",
      description: "For the owners of its company, and staff.",
      responses: {
        200: { description: "The file.", type: "application/pdf" },
        403: wrongSeat,
        404: notFound,
      },
    },
    async ({ c, ctx, params: { id } }) => {
      const { name, pdf } = await printQuote(await ctx(), id);
      return c.body(pdf, 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="${name}.pdf"`,
      });
    },
  ),

  endpoint(
    "POST /api/quotes/:id/card",
    {
      tag,
      role,
      params,
      summary: "Open a form for a card to pay the deposit with",
      responses: { ...answered, 200: ok(cardSetup, "What the browser needs."), 503: unavailable },
    },
    async ({ ctx, params: { id }, services }) => {
      const as = await ctx();
      await services.limits.planChanges.consume(requireMember(as.actor).userId);
      const { clientSecret, ...setup } = await openDepositCard(as, services, id);
      return {
        setupIntentId: setup.id,
        client_secret: clientSecret,
        status: setup.status,
        cards: services.cards.browser,
      };
    },
  ),

  endpoint(
    "POST /api/quotes/:id/deposit",
    {
      tag,
      role,
      params,
      summary: "Pay the deposit by card",
      description:
        "By an owner, with the card on file or one just saved. It is charged once, however often this is sent; the answer says whether the card was declined or its bank asks.",
      body: depositPayment,
      responses: { ...answered, 503: unavailable },
    },
    async ({ ctx, params: { id }, body: { setupIntentId }, services }) => {
      const as = await ctx();
      await services.limits.planChanges.consume(requireMember(as.actor).userId);
      return payDeposit(as, services, { id, setupIntentId });
    },
  ),

  endpoint(
    "POST /api/quotes/:id/refusal",
    { tag, role, params, summary: "Decline a quote", body: refusal, responses: answered },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.planChanges.consume(requireMember(as.actor).userId);
      return declineQuote(as, id, body);
    },
  ),
];
