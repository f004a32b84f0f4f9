import { z } from "zod";
import { acceptQuote, declineQuote } from "../domain/quotes/answer-quote.ts";
import { ownQuotes, readQuote } from "../domain/quotes/read-quotes.ts";
import { acceptance, quote, refusal } from "../domain/quotes/schema.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, failed, notFound, ok, tooMany } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Quotes";
const role = "member";
const params = uuidRow;
const asItIs = ok(quote, "The quote as it is now.");
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
    "POST /api/quotes/:id/refusal",
    { tag, role, params, summary: "Decline a quote", body: refusal, responses: answered },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.planChanges.consume(requireMember(as.actor).userId);
      return declineQuote(as, id, body);
    },
  ),
];
