import { dollars } from "../../../content/dollars.ts";
import type { MonthReport } from "../../../domain/office/schema.ts";
import { MonthReports } from "./month-report.tsx";

export function OutstandingReport({ months }: { months: MonthReport[] }) {
  const present = months.at(-1)!;
  return (
    <MonthReports
      heading="Invoices of the firm"
      meaning="What was issued, paid and voided in a month, and what was outstanding when it ended. Charges to cards are not in it."
      csv="outstanding"
      months={months}
      charts={[
        {
          title: "Issued",
          figure: dollars(present.issuedCents),
          good: ({ issuedCents }) => issuedCents,
          words: ({ issuedCents, paidCents }) =>
            `${dollars(issuedCents)} issued, ${dollars(paidCents)} paid`,
        },
        {
          title: "Outstanding",
          figure: dollars(present.outstandingCents),
          good: () => 0,
          bad: ({ outstandingCents }) => outstandingCents,
          words: ({ outstandingCents }) => `${dollars(outstandingCents)} outstanding`,
        },
      ]}
      columns={[
        ["Issued", ({ issuedCents }) => dollars(issuedCents)],
        ["Paid", ({ paidCents }) => dollars(paidCents)],
        ["Voided", ({ creditCents }) => dollars(creditCents)],
        ["Outstanding", ({ outstandingCents }) => dollars(outstandingCents)],
      ]}
    />
  );
}
