import { dollars } from "../../../content/dollars.ts";
import type { MonthReport } from "../../../domain/office/schema.ts";
import { MonthReports } from "./month-report.tsx";

const gained = ({ newCents, reactivatedCents, upgradeCents }: MonthReport) =>
  newCents + reactivatedCents + upgradeCents;
const lost = ({ downgradeCents, churnedCents }: MonthReport) => downgradeCents + churnedCents;

/** Of those that paid a month before: how many did before the first month is not told. */
function churnOf(months: MonthReport[], at: number): string {
  if (at === 0) return "–";
  const before = months[at - 1]?.companies ?? 0;
  const churned = months[at]?.churnedCompanies ?? 0;
  return before === 0 ? "none" : `${((100 * churned) / before).toFixed(1)}%`;
}

export function RevenueReport({ months }: { months: MonthReport[] }) {
  const present = months.at(-1)!;
  const rateOf = new Map(months.map(({ month }, at) => [month, churnOf(months, at)]));
  return (
    <MonthReports
      heading="Recurring revenue"
      meaning="The monthly price of every period that was running on the last day of a month, by card or by invoice; a yearly term counts a twelfth of its price. Plans that are not billed, overage and one-off sales are left out. A company whose period ended with none after it, even for a pause, counts as churned; one that comes back counts as reactivated."
      csv="revenue"
      months={months}
      charts={[
        {
          title: "Recurring",
          figure: dollars(present.cents),
          good: ({ cents }) => cents,
          words: ({ cents, companies }) => `${dollars(cents)} from ${companies} companies`,
        },
        {
          title: "Gained",
          figure: dollars(gained(present)),
          good: gained,
          words: (month) =>
            `${dollars(month.newCents)} new, ${dollars(month.reactivatedCents)} reactivated, ${dollars(month.upgradeCents)} expansion`,
        },
        {
          title: "Lost",
          figure: dollars(lost(present)),
          good: () => 0,
          bad: lost,
          words: (month) =>
            `${dollars(month.churnedCents)} churned, ${dollars(month.downgradeCents)} contraction`,
        },
      ]}
      columns={[
        ["Recurring", ({ cents }) => dollars(cents)],
        ["Companies", ({ companies }) => companies],
        ["New", ({ newCents }) => dollars(newCents)],
        ["Reactivated", ({ reactivatedCents }) => dollars(reactivatedCents)],
        ["Expansion", ({ upgradeCents }) => dollars(upgradeCents)],
        ["Contraction", ({ downgradeCents }) => dollars(downgradeCents)],
        ["Churned", ({ churnedCents }) => dollars(churnedCents)],
        ["Companies churned", ({ churnedCompanies }) => churnedCompanies],
        ["Churn", ({ month }) => rateOf.get(month) ?? "none"],
      ]}
    />
  );
}
