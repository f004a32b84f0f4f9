import { monthDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { overageCents } from "../../../content/overage.ts";
import type { ToldWork } from "../../../domain/hours/schema.ts";
import { LineQuestions } from "./line-questions.tsx";
import { LineState } from "./line-state.tsx";
import { whereWords } from "./where-words.ts";

export type Asking = ((id: string) => void) | null;

function remarksOn({ status, where, overageMinutes, awaitedMinutes }: ToldWork): string[] {
  if (status === "reversed") return [];
  const cost = dollars(overageCents(overageMinutes, where));
  return [
    ...(awaitedMinutes > 0
      ? [`${sayMinutes(awaitedMinutes)} from the new period’s hours, once they are added`]
      : []),
    ...(overageMinutes > 0 ? [`${sayMinutes(overageMinutes)} beyond your hours, ${cost}`] : []),
  ];
}

function Line({ line, onAsk }: { line: ToldWork; onAsk: Asking }) {
  const { id, date, text, by, where, minutes, billedMinutes, questions } = line;
  return (
    <tr className={line.status === "reversed" ? "line-gone" : undefined}>
      <td className="line-date">
        <time dateTime={date}>{monthDay(date)}</time>
      </td>
      <th scope="row" className="line-text">
        {text}
        {remarksOn(line).map((remark) => (
          <span key={remark} className="line-remark">
            {remark}
          </span>
        ))}
        <LineQuestions questions={questions} />
      </th>
      <td data-label="By">{by}</td>
      <td data-label="Where">{whereWords[where]}</td>
      <td data-label="Worked" className="line-time">
        {sayMinutes(minutes)}
      </td>
      <td data-label="Billed" className="line-time">
        {sayMinutes(billedMinutes)}
      </td>
      <td>
        <LineState line={line} />
      </td>
      {onAsk ? (
        <td>
          <button type="button" className="button button-quiet line-ask" onClick={() => onAsk(id)}>
            Ask<span className="sr-only"> about {text}</span>
          </button>
        </td>
      ) : null}
    </tr>
  );
}

type Props = { lines: ToldWork[]; onAsk: Asking };

export function WorkLines({ lines, onAsk }: Props) {
  return (
    <table className="work-lines">
      <caption className="sr-only">Work in this period, latest first</caption>
      <thead>
        <tr>
          {["Date", "What we did", "By", "Where", "Worked", "Billed", "State"].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          {onAsk ? (
            <th scope="col">
              <span className="sr-only">Question</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  );
}
