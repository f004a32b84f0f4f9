import { addDays, civilDateOf } from "../../domain/fields/civil-date.ts";
import { listInvoices } from "../../domain/invoices/list-invoices.ts";
import { payInvoice } from "../../domain/invoices/pay-invoice.ts";
import { invoiceQuery } from "../../domain/invoices/schema.ts";
import type { Chance } from "../chance.ts";
import type { Desk, Person } from "./desk.ts";

/** Most pay within three weeks, a few late, and nobody leaves one open for two months. */
export async function payInWeek(desk: Desk, staff: Person[], chance: Chance): Promise<void> {
  const asStaff = desk.as(chance.pick(staff), true);
  const today = civilDateOf(asStaff.clock.now());
  const query = invoiceQuery.parse({ status: "unpaid", to: addDays(today, -6) });
  const { invoices } = await listInvoices(asStaff, query);
  for (const { id, number, date: issued } of invoices) {
    if (issued > addDays(today, -60) && !chance.happens(0.45)) continue;
    const note = chance.happens(0.5) ? `Bank transfer, ${number}` : "";
    const date = addDays(today, -chance.between(0, 4));
    await payInvoice(asStaff, id, { date, note, staffNote: "" });
  }
}
