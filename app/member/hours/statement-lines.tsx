import { monthDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import type { StatementLine } from "../../../domain/hours/statements/schema.ts";
import { whereWords } from "./where-words.ts";

/** A correction gives back. */
const signOf = ({ kind }: StatementLine) => (kind === "correction" ? "\u2212" : "");

function remark({ kind, late }: StatementLine): string | null {
  if (kind === "correction") return "Correction of an earlier line";
  return late ? "Done before this period" : null;
}

function Line({ line }: { line: StatementLine }) {
  const { date, text, by, where, minutes, billedMinutes } = line;
  const beyond = Math.abs(line.overageMinutes);
  const cost = dollars(Math.abs(line.overageCents));
  const sign = signOf(line);
  const said = remark(line);
  return (
    <tr>
      <td className="line-date">
        <time dateTime={date}>{monthDay(date)}</time>
      </td>
      <th scope="row" className="line-text">
        {text}
        {said ? <span className="line-remark">{said}</span> : null}
      </th>
      <td data-label="By">{by}</td>
      <td data-label="Where">{whereWords[where]}</td>
      <td data-label="Worked" className="line-time">
        {sign + sayMinutes(minutes)}
      </td>
      <td data-label="Billed" className="line-time">
        {sign + sayMinutes(billedMinutes)}
      </td>
      <td data-label="Beyond your hours" className="line-time">
        {beyond === 0 ? "None" : `${sign}${sayMinutes(beyond)}, ${sign}${cost}`}
      </td>
    </tr>
  );
}

export function StatementLines({ lines }: { lines: StatementLine[] }) {
  return (
    <table className="work-lines">
      <caption className="sr-only">Work in this statement</caption>
      <thead>
        <tr>
          {["Date", "What we did", "By", "Where", "Worked", "Billed", "Beyond your hours"].map(
            (label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.kind}-${line.workId}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}
