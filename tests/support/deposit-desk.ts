import { and, asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { invoices } from "../../domain/billing/charging/tables.ts";
import { auditLog } from "../../platform/db/tables.ts";
import { callerOf, newCompany, type Person } from "./company.ts";
import { quoteDraft, quotesPath as at } from "./quote-draft.ts";
import { openSignupDesk } from "./signup-desk.ts";

export const depositDraft = {
  ...quoteDraft,
  lines: [{ text: "Zoho CRM Standard, set up", quantity: 1, cents: 350_001 }],
  terms: "",
};
export const total = 297_501;
export const deposit = 119_000;

type Card = "saved" | "refused-later" | "authenticate-always";
type Call = Person["call"];

/** What is sold apart from a plan, to one company after another. */
export async function openDepositDesk() {
  const desk = await openSignupDesk();
  const { home } = desk;
  const staff = callerOf(home, desk.admin);
  let company = await newCompany(home);
  return {
    ...desk,
    staff,
    async nextCompany() {
      company = await newCompany(home);
      return company;
    },
    /** Accepted by an owner. */
    async ordered({ companyId = company.id, call = company.owner.call, more = {} } = {}) {
      const { body: written } = await staff("POST", at, { ...depositDraft, ...more, companyId });
      const { body: sent } = await staff("POST", `${at}/${written.id}/sending`, { version: 1 });
      const yes = { name: "Ada Lovelace", version: 1, hash: sent.hash };
      const { status, body } = await call("POST", `/api/quotes/${written.id}/acceptance`, yes);
      expect(status).toBe(200);
      return body;
    },
    async newCard(id: string, kind: Card = "saved", call: Call = company.owner.call) {
      const { body: setup } = await call("POST", `/api/quotes/${id}/card`);
      const { setupIntentId, client_secret } = setup;
      const { status } = await home.services.standIn!.confirm(setupIntentId, client_secret, kind);
      if (status === "requires_action")
        await home.services.standIn!.answerBank(setupIntentId, client_secret, true);
      return { setupIntentId };
    },
    /** To whoever saved a card: what is asked of it takes that first. */
    async giveCredit({ setupIntentId }: { setupIntentId: string }, cents: number) {
      const { stripe } = home.services;
      const { customer } = await stripe.setupIntents.retrieve(setupIntentId);
      const given = { amount: -cents, currency: "usd" };
      await stripe.customers.createBalanceTransaction(String(customer), given);
    },
    pay: (id: string, body: object = {}, call: Call = company.owner.call) =>
      call("POST", `/api/quotes/${id}/deposit`, body),
    kept: (saleKey: string) =>
      home.database.db.select().from(invoices).where(eq(invoices.saleKey, saleKey)),
    /** How each press that is on record left the deposit. */
    async logged({ id }: { id: string }) {
      const isIt = and(eq(auditLog.subjectId, id), eq(auditLog.action, "quote.deposit-charged"));
      const { db } = home.database;
      const lines = await db.select().from(auditLog).where(isIt).orderBy(asc(auditLog.id));
      return lines.map(({ details }) => (details["after"] as { state: string }).state);
    },
    /** What waits for staff because of this order. */
    async today({ id }: { id: string }) {
      const { items } = (await staff("GET", "/api/admin/today")).body as {
        items: { id: string }[];
      };
      return items.filter((item) => item.id === id);
    },
    shown: async ({ id }: { id: string }) => (await staff("GET", `${at}/${id}`)).body,
  };
}

export type DepositDesk = Awaited<ReturnType<typeof openDepositDesk>>;
