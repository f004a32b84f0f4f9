import { civilDay, civilDays } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import { sayMinutes } from "../../content/minutes.ts";
import type { StatementLine, StatementSnapshot } from "./statements/schema.ts";

const noteOf = ({ kind, by, where, minutes, billedMinutes, late }: StatementLine) =>
  [
    kind === "correction" ? "Correction of an earlier line" : "",
    by,
    where === "onshore" ? "Onshore" : "Offshore",
    `${sayMinutes(minutes)} worked, ${sayMinutes(billedMinutes)} billed`,
    late && kind === "work" ? "Done before this period" : "",
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
      ["Hours given", sayMinutes(totals.grantedMinutes)],
      ["Used", sayMinutes(totals.drawnMinutes)],
      ["Expired", sayMinutes(totals.expiredMinutes)],
      ["Carried over", sayMinutes(totals.carriedMinutes)],
      [
        "Beyond your hours",
        totals.overageMinutes === 0 ? "None" : sayMinutes(totals.overageMinutes),
      ],
      ["Cost beyond your hours", dollars(totals.overageCents)],
    ],
    lines: lines.map((line) => ({
      date: civilDay(line.date),
      text: line.text,
      note: noteOf(line),
      hours: sayMinutes(line.drawnMinutes),
      overage:
        line.overageMinutes === 0
          ? ""
          : `${sayMinutes(line.overageMinutes)}\n${dollars(line.overageCents)}`,
    })),
    empty: "No work was done in this period.",
    created: new Date(closedAt),
  });
  return new Uint8Array(pdf);
}
