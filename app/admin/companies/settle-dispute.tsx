import type { BilledInvoice } from "../../../domain/invoices/schema.ts";
import { companiesPath } from "./companies-path.ts";
import { Settlement } from "./settlement.tsx";

type Props = { companyId: string; invoice: BilledInvoice; onDone: () => void };

export function SettleDispute({ companyId, invoice: { id, number, settledOn }, onDone }: Props) {
  const to = {
    path: `${companiesPath}/${companyId}/settlements`,
    about: { invoiceId: id },
    onDone,
  };
  return settledOn ? (
    <Settlement
      title={`${number} is not settled`}
      description="The client’s page asks about it again."
      label={null}
      action="Mark not settled"
      done="Open again"
      {...to}
    />
  ) : (
    <Settlement
      title={`${number} is settled`}
      description="The bank took this payment back. Say how it was settled, and the client’s page asks about it no more. No money moves."
      label="How it was settled, for staff"
      action="Mark settled"
      done="Settled"
      {...to}
    />
  );
}
