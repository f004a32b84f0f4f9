import { quickstarts } from "../../content/quickstarts.ts";
import { demoQuoteTerms } from "../../content/demo.ts";
import { addDays, civilDateOf } from "../../domain/fields/civil-date.ts";
import { acceptQuote } from "../../domain/quotes/answer-quote.ts";
import { changeOrder } from "../../domain/quotes/change-order.ts";
import { invoiceBalance } from "../../domain/quotes/orders/invoice-sale.ts";
import { listQuotes } from "../../domain/quotes/read-quotes.ts";
import { quoteQuery } from "../../domain/quotes/schema.ts";
import { sendQuote } from "../../domain/quotes/send-quote.ts";
import { writeQuote } from "../../domain/quotes/write-quote.ts";
import type { Desk, Person } from "./desk.ts";

type Client = { companyId: string; owner: Person; consultant: Person };
type Sale = {
  client: number;
  what: keyof typeof quickstarts;
  /** Weeks before today. */
  written: number;
  becomes: "draft" | "sent" | "accepted";
  begun?: number;
  delivered?: number;
};

const sales: Sale[] = [
  { client: 0, what: "zoho", written: 34, becomes: "accepted", begun: 31, delivered: 25 },
  { client: 3, what: "salesforce", written: 11, becomes: "accepted", begun: 7 },
  { client: 1, what: "dynamics", written: 2, becomes: "accepted" },
  { client: 4, what: "zoho", written: 1, becomes: "sent" },
  { client: 2, what: "salesforce", written: 1, becomes: "draft" },
];

export async function sellInWeek(desk: Desk, clients: Client[], week: number): Promise<void> {
  for (const sale of sales) {
    const client = clients[sale.client];
    if (!client) continue;
    if (sale.written === week) await quote(desk, client, sale);
    if (sale.begun === week) await move(desk, client, "in_progress");
    if (sale.delivered === week) await move(desk, client, "delivered");
  }
}

async function quote(
  desk: Desk,
  { companyId, owner, consultant }: Client,
  { what, becomes }: Sale,
): Promise<void> {
  const asStaff = desk.as(consultant, true);
  const { platform, scope, timeline, price } = quickstarts[what];
  const { id, version } = await writeQuote(asStaff, {
    companyId,
    title: `${platform} Quickstart`,
    lines: [
      { text: `${scope}. ${timeline}.`, quantity: 1, cents: price },
      { text: "Training, per team", quantity: 2, cents: 45_000 },
    ],
    depositPercent: 40,
    expiresOn: addDays(civilDateOf(asStaff.clock.now()), 30),
    terms: demoQuoteTerms,
  });
  if (becomes === "draft") return;
  const { hash } = await sendQuote(asStaff, id, { version });
  const [address = ""] = owner.email.split("@");
  const name = address.replace(".", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  if (becomes === "accepted")
    await acceptQuote(desk.as(owner), id, { name, version, hash: hash ?? "" });
}

async function move(
  desk: Desk,
  { companyId, consultant }: Client,
  status: "in_progress" | "delivered",
): Promise<void> {
  const asStaff = desk.as(consultant, true);
  const { quotes } = await listQuotes(asStaff, quoteQuery.parse({}));
  for (const { id, ...one } of quotes.filter((one) => one.companyId === companyId)) {
    if (!one.order) continue;
    await changeOrder(asStaff, id, { status, notes: one.order.notes });
    if (status === "delivered") await invoiceBalance(asStaff, id);
  }
}
