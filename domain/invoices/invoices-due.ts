import { addDays } from "../fields/civil-date.ts";
import type { Overage } from "../hours/overage-to-bill.ts";
import { daysToClose } from "../hours/write-offs.ts";
import { overageLine, planLine } from "./invoice-lines.ts";
import type { InvoiceLine } from "./schema.ts";
import type { Unbilled } from "./unbilled.ts";

/** A credit waits until an invoice is large enough for it: none says that the firm owes. */
function takeFitting(lines: InvoiceLine[], credits: InvoiceLine[]): InvoiceLine[] {
  let left = lines.reduce((sum, { cents }) => sum + cents, 0);
  const taken = credits.filter(({ cents }) => {
    if (left + cents < 0) return false;
    left += cents;
    return true;
  });
  for (const credit of taken) credits.splice(credits.indexOf(credit), 1);
  return [...lines, ...taken];
}

/** When a period's statement can first be on the invoice of another. */
const isClosedBy = ({ ends }: Overage, starts: string) => addDays(ends, daysToClose) <= starts;

/** The lines of each invoice: one for each period, with what lay beyond the hours of earlier ones. What has no period to go with goes alone, unless one is still to come. */
export function invoicesDue(
  { periods, overage }: Unbilled,
  { lastStart, goesOn }: { lastStart: string; goesOn: boolean },
): InvoiceLine[][] {
  const charges = overage.filter(({ cents }) => cents > 0);
  const plans = periods.map((period) => ({ starts: period.starts, line: planLine(period) }));
  const credits = [
    ...plans.flatMap(({ line }) => (line.cents < 0 ? [line] : [])),
    ...overage.filter(({ cents }) => cents < 0).map(overageLine),
  ];
  const billed = new Set<Overage>();
  const due: InvoiceLine[][] = [];
  for (const { starts, line } of plans) {
    if (line.cents < 0) continue;
    const ready = charges.filter((one) => !billed.has(one) && isClosedBy(one, starts));
    for (const one of ready) billed.add(one);
    due.push(takeFitting([line, ...ready.map(overageLine)], credits));
  }
  const alone = charges.filter(
    (one) => !billed.has(one) && (!goesOn || isClosedBy(one, lastStart)),
  );
  if (alone.length > 0) due.push(takeFitting(alone.map(overageLine), credits));
  return due;
}
