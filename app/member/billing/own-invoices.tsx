import type { ReactNode } from "react";
import { dollars } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import type { BilledInvoice } from "../../../domain/invoices/schema.ts";
import { GivenBack } from "../../plan/given-back.tsx";
import { InvoiceList } from "../../plan/invoice-list.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";

function whatIsDue(invoices: BilledInvoice[]): ReactNode {
  const unpaid = invoices.filter(({ status }) => status === "open" || status === "overdue");
  const due = dollars(unpaid.reduce((sum, { dueCents }) => sum + dueCents, 0));
  const late = unpaid.filter(({ status }) => status === "overdue");
  const isDeclined = late.every(({ dueDate }) => dueDate === null);
  const has = (...states: BilledInvoice["dispute"][]) =>
    invoices.some(
      ({ dispute, settledOn }) =>
        dispute !== null && settledOn === null && states.includes(dispute),
    );
  if (unpaid.length === 0) {
    if (has("lost"))
      return (
        <>
          Your bank reversed a payment. If it is not settled yet, write to{" "}
          <a className="link nowrap" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>
          .
        </>
      );
    if (has("open", "answered"))
      return "Nothing is due. A payment is disputed at your bank, which decides. If it was a mistake, ask them to withdraw the dispute.";
    return "Nothing is due.";
  }
  if (late.length === unpaid.length) return `${due} ${isDeclined ? "not paid yet" : "overdue"}.`;
  return `${due} due${isDeclined ? "" : ", part of it overdue"}.`;
}

type Props = Pick<Billing, "invoices" | "refunds" | "credits">;

export function OwnInvoices({ invoices, ...back }: Props) {
  if (invoices.length === 0) return null;
  return (
    <SettingsSection id="invoices" heading="Invoices" text={whatIsDue(invoices)}>
      <InvoiceList invoices={invoices} />
      <GivenBack {...back} />
    </SettingsSection>
  );
}
