import { html } from "hono/html";
import { z } from "zod";
import { CodedError } from "../platform/errors.ts";
import type { Overview } from "../platform/payments/stand-in/overview.ts";
import { endpoint } from "./endpoint.ts";
import { failed, notFound, page, redirect } from "./responses.ts";
import type { Services } from "./services.ts";
import { trialPage } from "./trial-page.ts";

const trial = {
  tag: "Trial",
  role: "visitor",
  enabled: ({ standIn, settings }: Services) => standIn !== undefined && !settings.live,
} as const;

const control = z.discriminatedUnion("act", [
  z.object({ act: z.enum(["good", "refused", "insufficient_funds", "bank"]), id: z.string() }),
  z.object({
    act: z.enum(["dispute", "evidence", "won", "lost", "replay", "pay"]),
    id: z.string(),
  }),
]);

const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

const invoicePath = (id: string) => `/dev/cards/invoices/${encodeURIComponent(id)}`;

const button = (id: string, act: string, label: string) =>
  html`<form method="post" action="/dev/cards">
    <input type="hidden" name="id" value="${id}" />
    <button name="act" value="${act}">${label}</button>
  </form>`;

function cardRow({ id, brand, last4, expires, charge }: Overview["cards"][number]) {
  const others = {
    good: "Accept",
    refused: "Refuse",
    insufficient_funds: "No funds",
    bank: "Ask bank",
  };
  return html`<tr>
    <td>${brand} ${last4}, expires ${expires}: ${charge.replaceAll("_", " ")}</td>
    <td>
      ${Object.entries(others)
        .filter(([act]) => act !== charge)
        .map(([act, label]) => button(id, act, label))}
    </td>
  </tr>`;
}

function invoiceRow({
  id,
  number,
  created,
  due,
  status,
  charge,
  dispute,
  answered,
}: Overview["invoices"][number]) {
  return html`<tr>
    <td><a href="/dev/cards/invoices/${id}">${number ?? id}</a>, ${day(created)}</td>
    <td>${dollars(due)}, ${status}</td>
    <td>
      ${charge && !dispute ? button(charge, "dispute", "Open a dispute") : ""}
      ${dispute && !answered ? button(dispute, "evidence", "Send evidence") : ""}
      ${dispute ? [button(dispute, "won", "Dispute won"), button(dispute, "lost", "Dispute lost")] : ""}
    </td>
  </tr>`;
}

function standInOf({ standIn }: Services) {
  if (!standIn) throw new CodedError("not_found", "There is no stand-in here.");
  return standIn;
}

export const trialCardsEndpoints = [
  endpoint(
    "GET /dev/cards",
    {
      ...trial,
      summary: "Show what the stand-in for the card provider knows",
      responses: { 200: page("Customers, subscriptions, invoices.") },
    },
    async ({ c, services }) => {
      const customers = await standInOf(services).overview();
      return trialPage(
        c,
        "Stand-in for the card provider",
        html`<p>
            No card and no bank is involved; nothing is charged. Subscriptions follow
            <a href="/dev/clock">the firm’s clock</a>.
          </p>
          ${customers.length === 0 ? html`<p>Nobody has saved a card yet.</p>` : ""}
          ${customers.map(
            ({ email, id, cards, subscriptions, invoices }) =>
              html`<h2>${email ?? id}</h2>
                <table>
                  ${subscriptions.map(
                    (one) =>
                      html`<tr>
                        <td>${one.price}</td>
                        <td>${one.status}${one.note}, until ${day(one.until)}</td>
                        <td></td>
                      </tr>`,
                  )}
                  ${cards.map(cardRow)} ${invoices.map(invoiceRow)}
                </table>
                ${button(id, "replay", "Send the last event again")}`,
          )}`,
        { formAction: "'self'" },
      );
    },
  ),

  endpoint(
    "POST /dev/cards",
    {
      ...trial,
      summary: "Decide what a card or a bank does from now on",
      body: { type: "application/x-www-form-urlencoded", description: "A form of that page." },
      responses: {
        303: redirect("Back to the page, or to the invoice that was paid."),
        400: failed("It is no such form."),
        404: notFound,
      },
    },
    async ({ c, services }) => {
      const form = await c.req.formData().catch(() => null);
      const asked = control.safeParse(Object.fromEntries(form ?? []));
      if (!asked.success) throw new CodedError("invalid", "Use the forms of that page.");
      const { act, id } = asked.data;
      await standInOf(services).decide(asked.data);
      return c.redirect(act === "pay" ? invoicePath(id) : "/dev/cards", 303);
    },
  ),

  endpoint(
    "GET /dev/cards/invoices/:id",
    {
      ...trial,
      summary: "Stand in for the provider’s page of an invoice",
      query: z.object({
        until: z.iso.date().optional().describe("The last day on which a link leads here."),
      }),
      responses: { 200: page("The invoice."), 404: notFound },
    },
    async ({ c, services, query: { until } }) => {
      const today = services.clock.now().toISOString().slice(0, 10);
      if (until !== undefined && until < today)
        throw new CodedError("not_found", "This link has expired.");
      const invoice = await standInOf(services).findInvoice(c.req.param("id"));
      if (!invoice) throw new CodedError("not_found", "There is no such invoice.");
      return trialPage(
        c,
        `Invoice ${invoice.number ?? "(draft)"}`,
        html`<p>This page stands in for the provider’s own page and PDF of an invoice.</p>
          <p>
            ${invoice.customer_name ?? invoice.customer_email}, ${day(invoice.created)},
            ${invoice.status}
          </p>
          <table>
            ${invoice.lines.data.map(
              ({ description, amount }) =>
                html`<tr>
                  <td>${description}</td>
                  <td>${dollars(amount)}</td>
                </tr>`,
            )}
            ${
              invoice.amount_due === invoice.total
                ? ""
                : html`<tr>
                    <td>Paid by credit</td>
                    <td>${dollars(invoice.amount_due - invoice.total)}</td>
                  </tr>`
            }
            <tr>
              <th>Due</th>
              <th>${dollars(invoice.amount_due)}</th>
            </tr>
            <tr>
              <th>Paid</th>
              <th>${dollars(invoice.amount_paid)}</th>
            </tr>
          </table>
          ${
            invoice.status === "open"
              ? html`<p>There, a card pays it, and its bank can ask. Here, one press is both.</p>
                  ${button(invoice.id, "pay", `Confirm and pay ${dollars(invoice.amount_remaining)}`)}`
              : ""
          }`,
        { formAction: "'self'" },
      );
    },
  ),
];
