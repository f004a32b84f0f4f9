import { FileText } from "lucide-react";
import { civilDays, lastMonthDay, monthDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { firmDay } from "../../../content/firm-day.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import type { ShownStatement, StatementSnapshot } from "../../../domain/hours/statements/schema.ts";
import { Icon } from "../../ui/icon.tsx";
import { PlaceHead } from "../place-head.tsx";
import { grantWords } from "./grant-words.ts";
import { OnInvoice } from "./statement-invoice.tsx";
import { StatementLines } from "./statement-lines.tsx";

function Totals({ totals }: StatementSnapshot) {
  const beyond = totals.overageMinutes;
  const figures: [string, string][] = [
    ["Hours given", sayMinutes(totals.grantedMinutes)],
    ["Used", sayMinutes(totals.drawnMinutes)],
    ["Expired", sayMinutes(totals.expiredMinutes)],
    ["Carried over", sayMinutes(totals.carriedMinutes)],
    ["Beyond your hours", beyond === 0 ? "None" : sayMinutes(beyond)],
    ["Cost beyond your hours", dollars(totals.overageCents)],
  ];
  return (
    <dl className="statement-totals">
      {figures.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Grants({ grants }: Pick<StatementSnapshot, "grants">) {
  return (
    <section className="shell statement-part" aria-labelledby="grants">
      <h2 id="grants" className="text-title-2">
        Hours given
      </h2>
      <ul className="statement-grants">
        {grants.map(({ kind, minutes, effective, expires }) => (
          <li key={kind + effective + expires}>
            <strong>{sayMinutes(minutes)}</strong>
            <span>{grantWords[kind]}</span>
            <span>
              From {monthDay(effective)}, good through {lastMonthDay(expires)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { statement: ShownStatement; under: { name: string; href: string }[] };

export function StatementSheet({ statement: { id, hash, snapshot }, under }: Props) {
  const { company, plan, period, grants, lines, closedAt } = snapshot;
  return (
    <>
      <PlaceHead name={`Statement, ${civilDays(period)}`} under={under}>
        <div className="statement-head">
          <p>
            {company}: {plan.name} at {dollars(plan.price)}, closed on {firmDay(closedAt)}.
          </p>
          <a className="button button-quiet" href={`/dashboard/statements/${id}.pdf`}>
            <Icon of={FileText} />
            Open as PDF
          </a>
        </div>
      </PlaceHead>
      <div className="shell">
        <Totals {...snapshot} />
      </div>
      <section className="shell statement-part" aria-labelledby="lines">
        <h2 id="lines" className="text-title-2">
          Work
        </h2>
        {lines.length > 0 ? (
          <StatementLines lines={lines} />
        ) : (
          <p className="hours-empty">No work was done in this period.</p>
        )}
      </section>
      {snapshot.totals.overageCents === 0 ? null : <OnInvoice statementId={id} />}
      {grants.length > 0 ? <Grants grants={grants} /> : null}
      <p className="shell statement-hash">
        This statement never changes; a correction shows in the next one. Its fingerprint (SHA-256):{" "}
        <code>{hash}</code>
      </p>
    </>
  );
}
