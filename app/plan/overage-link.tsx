import { unbrokenDays } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import type { BilledOverage } from "../../domain/invoices/schema.ts";

export function OverageLink({ line }: { line: BilledOverage }) {
  return (
    <span>
      <a className="link" href={`/dashboard/statements/${line.statementId}`}>
        {line.cents < 0 ? "Correction of hours" : "Hours"} beyond your plan, {unbrokenDays(line)}
      </a>
      : {dollars(line.cents)}
    </span>
  );
}
