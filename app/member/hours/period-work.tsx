import { monthDay } from "../../../content/civil-day.ts";
import type { OwnHours } from "../../../domain/hours/schema.ts";
import { useAddressPart } from "../../use-address.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { WorkLines } from "./work-lines.tsx";

export function PeriodWork({ hours }: { hours: OwnHours }) {
  const { companyId, work, period, role } = hours;
  const [asked, ask] = useAddressPart("ask");
  const mayAsk = role === "owner" || role === "requester";
  const line = mayAsk && work.find(({ id }) => id === asked);
  return (
    <section className="shell period-work" aria-labelledby="work">
      <h2 id="work" tabIndex={-1} className="text-title-2">
        {period ? `Work since ${monthDay(period.starts)}` : "Work"}
      </h2>
      {work.length > 0 ? (
        <>
          <WorkLines lines={work} onAsk={mayAsk ? ask : null} />
          <a className="link" href={`/api/membership/hours.csv?companyId=${companyId}`} download>
            Download these lines as CSV
          </a>
        </>
      ) : (
        <p className="hours-empty">
          Nothing yet. What we do for you appears here the day we log it: what it was, who did it
          and how long it took.
        </p>
      )}
      {line ? <QuestionDialog key={line.id} line={line} onClose={() => ask(null)} /> : null}
    </section>
  );
}
