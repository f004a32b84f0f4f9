import { dollars } from "../../../content/dollars.ts";
import type { Credit } from "../../../domain/invoices/schema.ts";
import { companiesPath } from "./companies-path.ts";
import { Settlement } from "./settlement.tsx";

type Props = { companyId: string; credit: Credit; onDone: () => void };

export function PayCreditBack({ companyId, credit: { id, cents, paidBackOn }, onDone }: Props) {
  const to = {
    path: `${companiesPath}/${companyId}/credits/paid-back`,
    about: { creditId: id, cents },
    onDone,
  };
  return paidBackOn ? (
    <Settlement
      title={`Mark the ${dollars(cents)} credit as not paid back`}
      description="It will be used on an invoice again."
      label={null}
      action="Mark not paid back"
      done="The credit will be used on an invoice"
      {...to}
    />
  ) : (
    <Settlement
      title={`Mark the ${dollars(cents)} credit as paid back`}
      description="Pay it first, by bank transfer for example. It will not be taken off an invoice then, and a card can be added. No money moves here."
      label="How it was paid back, which the client reads"
      action="Mark paid back"
      done="Paid back"
      {...to}
    />
  );
}
