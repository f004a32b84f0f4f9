import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import type { MonthReport } from "../../../domain/office/schema.ts";
import { MonthReports } from "./month-report.tsx";

export function HoursReport({ months }: { months: MonthReport[] }) {
  const present = months.at(-1)!;
  return (
    <MonthReports
      heading="Hours"
      meaning="Sold: what plans and yearly bonuses gave, in the month it came. Used: approved work that took from hours, in the month it was done. Overage: approved work beyond them, at the members’ rates."
      csv="hours"
      months={months}
      charts={[
        {
          title: "Sold",
          figure: sayMinutes(present.soldMinutes),
          good: ({ soldMinutes }) => soldMinutes,
          words: ({ soldMinutes }) => sayMinutes(soldMinutes),
        },
        {
          title: "Used, and overage on top",
          figure: sayMinutes(present.usedMinutes + present.overageMinutes),
          good: ({ usedMinutes }) => usedMinutes,
          bad: ({ overageMinutes }) => overageMinutes,
          words: ({ usedMinutes, overageMinutes }) =>
            `${sayMinutes(usedMinutes)} used, ${sayMinutes(overageMinutes)} overage`,
        },
      ]}
      columns={[
        ["Sold", ({ soldMinutes }) => sayMinutes(soldMinutes)],
        ["Used", ({ usedMinutes }) => sayMinutes(usedMinutes)],
        ["Overage", ({ overageMinutes }) => sayMinutes(overageMinutes)],
        ["Price of overage", ({ overageCents }) => dollars(overageCents)],
      ]}
    />
  );
}
