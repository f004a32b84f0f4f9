import { z } from "zod";
import { listInvoices } from "../domain/invoices/list-invoices.ts";
import { payInvoice, unpayInvoice } from "../domain/invoices/pay-invoice.ts";
import { invoiceOfOverage } from "../domain/billing/overage/invoice-of-overage.ts";
import { getInvoice, getInvoicePdf } from "../domain/invoices/read-invoices.ts";
import {
  invoiceQuery,
  listedInvoice,
  paymentInput,
  shownInvoice,
  statementInvoice,
  voidInput,
} from "../domain/invoices/schema.ts";
import { voidInvoice } from "../domain/invoices/void-invoice.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, failed, notFound, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Invoices";
const params = uuidRow;
const wrongSeat = failed("Invoices are for owners and billing contacts of the company.");
const changed = {
  200: ok(shownInvoice, "The invoice as it is now."),
  404: notFound,
  409: conflict,
};

export const invoiceEndpoints = [
  endpoint(
    "GET /api/invoices/:id",
    {
      tag,
      role: "member",
      params,
      summary: "Read an invoice",
      description:
        "For owners and billing contacts of its company, and staff. What it says never changes; whether it is paid does.",
      responses: { 200: ok(shownInvoice, "The invoice."), 403: wrongSeat, 404: notFound },
    },
    async ({ ctx, params: { id } }) => getInvoice(await ctx(), id),
  ),

  endpoint(
    "GET /api/invoices/:id/pdf",
    {
      tag,
      role: "member",
      params,
      summary: "Get an invoice as a PDF",
      description:
        "As it was issued; once it is paid or void, with the day, what staff noted, and nothing left to be paid.",
      responses: {
        200: { description: "The file.", type: "application/pdf" },
        403: wrongSeat,
        404: notFound,
      },
    },
    async ({ c, ctx, params: { id } }) => {
      const { number, pdf } = await getInvoicePdf(await ctx(), id);
      return c.body(new Uint8Array(pdf), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="invoice-${number}.pdf"`,
      });
    },
  ),

  endpoint(
    "GET /api/membership/statements/:id/invoice",
    {
      tag,
      role: "member",
      params,
      summary: "Find the invoice that a statement’s overage is on",
      responses: { 200: ok(statementInvoice, "The invoice, if any."), 404: notFound },
    },
    async ({ ctx, params: { id } }) => invoiceOfOverage(await ctx(), id),
  ),

  endpoint(
    "GET /api/admin/invoices",
    {
      tag,
      role: "admin",
      summary: "List invoices",
      description: "`X-Total-Count` is how many fit.",
      query: invoiceQuery,
      responses: { 200: ok(z.array(listedInvoice), "The invoices.") },
    },
    async ({ c, ctx, query }) => {
      const { invoices, total } = await listInvoices(await ctx(), query);
      c.header("X-Total-Count", String(total));
      return invoices;
    },
  ),

  endpoint(
    "POST /api/admin/invoices/:id/payment",
    {
      tag,
      role: "admin",
      params,
      summary: "Mark an invoice as paid",
      body: paymentInput,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => payInvoice(await ctx(), id, body),
  ),

  endpoint(
    "DELETE /api/admin/invoices/:id/payment",
    {
      tag,
      role: "admin",
      params,
      summary: "Take a payment back that was marked by mistake",
      responses: changed,
    },
    async ({ ctx, params: { id } }) => unpayInvoice(await ctx(), id),
  ),

  endpoint(
    "POST /api/admin/invoices/:id/void",
    {
      tag,
      role: "admin",
      params,
      summary: "Void an invoice",
      description:
        "Credits all of it, for good. Its number stays taken, and what is on it is not billed again.",
      body: voidInput,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => voidInvoice(await ctx(), id, body),
  ),
];
