import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { invoices, subscriptions } from "../../domain/billing/charging/tables.ts";
import { callerOf } from "./company.ts";
import { openSignupDesk, type SignupDesk } from "./signup-desk.ts";

let number = 0;

/** With companies whose first invoice a card has paid. */
export async function openChargedCompanies() {
  const desk = await openSignupDesk();
  const { home } = desk;
  const round = () => home.services.standIn!.round();
  return {
    desk,
    home,
    round,
    staff: callerOf(home, desk.admin),
    async paying(card?: Parameters<SignupDesk["signup"]>[2]) {
      const email = `troubled-${(number += 1)}@example.com`;
      const expire = new Date(Date.now() + 60 * 86_400_000);
      const call = callerOf(home, await home.signIn(email, { expire }));
      const id = await desk.signup(email, "crm-essentials", card);
      await desk.decide(id, "confirm");
      await round();
      const { db } = home.database;
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.signupId, id));
      const billOf = async () =>
        (await db.select().from(invoices).where(eq(invoices.subscriptionId, row!.id)))[0]!;
      const at = `/api/admin/companies/${row!.companyId}`;
      return { row: row!, call, bill: await billOf(), billOf, at, customer: row!.customerId! };
    },
  };
}

export type ChargedCompanies = Awaited<ReturnType<typeof openChargedCompanies>>;

export const ofInvoice = (invoiceId: string, cents: number, leftCents: number) => ({
  key: randomUUID(),
  invoiceId,
  cents,
  leftCents,
  reason: "The audit came late",
});
