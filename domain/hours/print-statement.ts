import { civilDay, civilDays } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import { hoursAndMinutes } from "../../content/hours-and-minutes.ts";
import type { StatementLine, StatementSnapshot } from "./schema.ts";

const noteOf = ({ kind, by, where, minutes, billedMinutes, late }: StatementLine) =>
  [
    kind === "correction" ? "Correction" : "",
    by,
    where === "onshore" ? "Onshore" : "Offshore",
    `${hoursAndMinutes(minutes)} worked, ${hoursAndMinutes(billedMinutes)} billed`,
    late ? "from an earlier period" : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** Loaded on first use, to keep the start fast. */
const drawing = () => import("../../platform/statement-pdf/draw-statement-pdf.ts");

/** The same bytes for the same snapshot. */
export async function printStatement(
  snapshot: StatementSnapshot,
): Promise<Uint8Array<ArrayBuffer>> {
  const { company, period, plan, lines, totals, closedAt } = snapshot;
  const { drawStatementPdf } = await drawing();
  const pdf = await drawStatementPdf({
    firm: { name: firm.name, contact: `${firm.name} · ${firm.phone} · ${firm.email}` },
    title: "Statement of hours",
    company,
    about: `${civilDays(period)} · ${plan.name}, ${dollars(plan.price)}`,
    facts: [
      ["Hours this period brought", hoursAndMinutes(totals.grantedMinutes)],
      ["Used from your hours", hoursAndMinutes(totals.drawnMinutes)],
      [
        "Beyond your hours",
        `${hoursAndMinutes(totals.overageMinutes)} (${dollars(totals.overageCents)})`,
      ],
      ["Expired", hoursAndMinutes(totals.expiredMinutes)],
      ["Carried over", hoursAndMinutes(totals.carriedMinutes)],
    ],
    lines: lines.map((line) => ({
      date: civilDay(line.date),
      text: line.text,
      note: noteOf(line),
      hours: hoursAndMinutes(line.drawnMinutes),
      overage: line.overageMinutes === 0 ? "" : dollars(line.overageCents),
    })),
    empty: "No work was done in this period.",
    created: new Date(closedAt),
  });
  return new Uint8Array(pdf);
}
