import { dollars } from "../../../content/dollars.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import type { BilledInvoice } from "../../../domain/invoices/schema.ts";
import { GivenBack } from "../../plan/given-back.tsx";
import { InvoiceList } from "../../plan/invoice-list.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";

function whatIsDue(invoices: BilledInvoice[]): string {
  const unpaid = invoices.filter(({ status }) => status === "open" || status === "overdue");
  const due = dollars(unpaid.reduce((sum, { cents }) => sum + cents, 0));
  const overdue = unpaid.filter(({ status }) => status === "overdue").length;
  const isDisputed = invoices.some(({ dispute }) => dispute === "open" || dispute === "answered");
  if (unpaid.length === 0)
    return isDisputed
      ? "All of them are paid; a payment is disputed at your bank."
      : "All of them are settled.";
  const late =
    overdue === 0 ? "" : overdue === unpaid.length ? ", overdue" : ", part of it overdue";
  return `${due} to be paid${late}.`;
}

export function OwnInvoices({ invoices, refunds }: Pick<Billing, "invoices" | "refunds">) {
  if (invoices.length === 0) return null;
  return (
    <SettingsSection id="invoices" heading="Invoices" text={whatIsDue(invoices)}>
      <InvoiceList invoices={invoices} />
      <GivenBack refunds={refunds} />
    </SettingsSection>
  );
}
