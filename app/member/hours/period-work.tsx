import { monthDay, unbrokenDays } from "../../../content/civil-day.ts";
import type { EndedPeriod, OwnHours } from "../../../domain/hours/schema.ts";
import { useAddressPart } from "../../use-address.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { type Asking, WorkLines } from "./work-lines.tsx";

function Ended({ period, onAsk }: { period: EndedPeriod; onAsk: Asking }) {
  const { work, statementOn } = period;
  return (
    <>
      <h2 className="text-title-2">{unbrokenDays(period)}</h2>
      <p className="period-over">
        This period is over. Its statement comes on {monthDay(statementOn)}, with any of its work
        that is logged until then.
      </p>
      {work.length > 0 ? <WorkLines lines={work} onAsk={onAsk} /> : null}
    </>
  );
}

export function PeriodWork({ hours }: { hours: OwnHours }) {
  const { companyId, work, ended, role } = hours;
  const period = hours.period ?? hours.awaited;
  const [asked, ask] = useAddressPart("ask");
  const mayAsk = role === "owner" || role === "requester";
  const all = [...work, ...ended.flatMap((one) => one.work)];
  const line = mayAsk && all.find(({ id }) => id === asked);
  const onAsk = mayAsk ? ask : null;
  return (
    <section className="shell period-work" aria-labelledby="work">
      <h2 id="work" tabIndex={-1} className="text-title-2">
        {period ? `Work since ${monthDay(period.starts)}` : "Work"}
      </h2>
      {work.length > 0 ? (
        <WorkLines lines={work} onAsk={onAsk} />
      ) : (
        <p className="hours-empty">
          Nothing yet. What we do for you appears here the day we log it: what it was, who did it
          and how long it took.
        </p>
      )}
      {ended.map((one) => (
        <Ended key={one.starts} period={one} onAsk={onAsk} />
      ))}
      {all.length > 0 ? (
        <a className="link" href={`/api/membership/hours.csv?companyId=${companyId}`} download>
          Download these lines as CSV
        </a>
      ) : null}
      {line ? <QuestionDialog key={line.id} line={line} onClose={() => ask(null)} /> : null}
    </section>
  );
}
