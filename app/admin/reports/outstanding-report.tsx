import { dollars } from "../../../content/dollars.ts";
import type { MonthReport } from "../../../domain/office/schema.ts";
import { MonthReports } from "./month-report.tsx";

const billed = ({ issuedCents, cardBilledCents }: MonthReport) => issuedCents + cardBilledCents;
const received = ({ paidCents, paidBackCents, cardPaidCents, cardReturnedCents }: MonthReport) =>
  paidCents - paidBackCents + cardPaidCents - cardReturnedCents;

export const outstanding = ({ outstandingCents, cardOutstandingCents }: MonthReport) =>
  outstandingCents + cardOutstandingCents;

export function OutstandingReport({ months }: { months: MonthReport[] }) {
  const present = months.at(-1)!;
  return (
    <MonthReports
      heading="Invoices and cards"
      meaning="What was billed and paid in a month, on the firm’s own invoices and by card, and what was outstanding when it ended. Received is what was paid less refunds, credits and lost disputes, in the month of each."
      csv="outstanding"
      months={months}
      charts={[
        {
          title: "Billed",
          figure: dollars(billed(present)),
          good: billed,
          words: ({ issuedCents, cardBilledCents }) =>
            `${dollars(issuedCents)} on invoices, ${dollars(cardBilledCents)} to cards`,
        },
        {
          title: "Received",
          figure: dollars(received(present)),
          good: (month) => Math.max(0, received(month)),
          words: (month) => `${dollars(received(month))} received`,
        },
        {
          title: "Outstanding",
          figure: dollars(outstanding(present)),
          good: () => 0,
          bad: outstanding,
          words: (month) => `${dollars(outstanding(month))} outstanding`,
        },
      ]}
      columns={[
        ["Invoiced", ({ issuedCents }) => dollars(issuedCents)],
        ["Paid", ({ paidCents }) => dollars(paidCents)],
        ["Voided", ({ creditCents }) => dollars(creditCents)],
        ["Credits paid back", ({ paidBackCents }) => dollars(paidBackCents)],
        ["Outstanding", ({ outstandingCents }) => dollars(outstandingCents)],
        ["Billed to cards", ({ cardBilledCents }) => dollars(cardBilledCents)],
        ["Paid by card", ({ cardPaidCents }) => dollars(cardPaidCents)],
        ["Paid by credit", ({ cardCreditUsedCents }) => dollars(cardCreditUsedCents)],
        ["Refunded, credited or lost", ({ cardReturnedCents }) => dollars(cardReturnedCents)],
        ["Outstanding by card", ({ cardOutstandingCents }) => dollars(cardOutstandingCents)],
      ]}
    />
  );
}
