import { z } from "zod";
import { changeOrder } from "../domain/quotes/change-order.ts";
import { billDeposit } from "../domain/quotes/orders/bill-deposit.ts";
import { invoiceBalance } from "../domain/quotes/orders/invoice-sale.ts";
import { listQuotes, showQuote } from "../domain/quotes/read-quotes.ts";
import {
  newQuote,
  orderChange,
  quoteChange,
  quoteQuery,
  quoteSeen,
  staffQuote,
} from "../domain/quotes/schema.ts";
import { sendQuote } from "../domain/quotes/send-quote.ts";
import { changeQuote, writeQuote } from "../domain/quotes/write-quote.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, notFound, ok, unavailable } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Staff";
const role = "admin";
const params = uuidRow;
const asItIs = ok(staffQuote, "The quote as it is now.");
const changed = { 200: asItIs, 404: notFound, 409: conflict };

export const officeQuoteEndpoints = [
  endpoint(
    "GET /api/admin/quotes",
    {
      tag,
      role,
      summary: "List quotes and what was ordered",
      description: "`X-Total-Count` is how many fit.",
      query: quoteQuery,
      responses: { 200: ok(z.array(staffQuote), "The newest first.") },
    },
    async ({ c, ctx, query }) => {
      const { quotes, total } = await listQuotes(await ctx(), query);
      c.header("X-Total-Count", String(total));
      return quotes;
    },
  ),

  endpoint(
    "POST /api/admin/quotes",
    {
      tag,
      role,
      summary: "Write a quote",
      description: "A draft, which its company does not see.",
      body: newQuote,
      responses: { 201: asItIs, 404: notFound, 409: conflict },
    },
    async ({ ctx, body }) => writeQuote(await ctx(), body),
  ),

  endpoint(
    "GET /api/admin/quotes/:id",
    { tag, role, params, summary: "Read a quote", responses: { 200: asItIs, 404: notFound } },
    async ({ ctx, params: { id } }) => showQuote(await ctx(), id),
  ),

  endpoint(
    "PUT /api/admin/quotes/:id",
    {
      tag,
      role,
      params,
      summary: "Change a quote",
      description:
        "What was sent becomes a draft of the next version, which asks for a new yes. An accepted one stays as it is.",
      body: quoteChange,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => changeQuote(await ctx(), id, body),
  ),

  endpoint(
    "POST /api/admin/quotes/:id/sending",
    {
      tag,
      role,
      params,
      summary: "Send a quote to the owners",
      body: quoteSeen,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => sendQuote(await ctx(), id, body),
  ),

  endpoint(
    "POST /api/admin/quotes/:id/deposit-invoice",
    {
      tag,
      role,
      params,
      summary: "Send an invoice for a deposit that no card has paid",
      description: "It can’t be paid by card from then on.",
      responses: { ...changed, 503: unavailable },
    },
    async ({ ctx, params: { id }, services }) => billDeposit(await ctx(), services.charges, id),
  ),

  endpoint(
    "POST /api/admin/quotes/:id/balance-invoice",
    {
      tag,
      role,
      params,
      summary: "Send the invoice for what the deposit left of a delivered order",
      responses: changed,
    },
    async ({ ctx, params: { id } }) => invoiceBalance(await ctx(), id),
  ),

  endpoint(
    "PATCH /api/admin/quotes/:id/order",
    {
      tag,
      role,
      params,
      summary: "Say how far an order is",
      body: orderChange,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => changeOrder(await ctx(), id, body),
  ),
];
