import { Link } from "react-router";
import { sayMinutes } from "../../../content/minutes.ts";
import type { PastWeeks as Past } from "../../../domain/office/today/schema.ts";
import { sayCivilDay } from "../civil-day.tsx";
import { AnswersInTime } from "./answers-in-time.tsx";
import { LeadCounts } from "./lead-counts.tsx";
import { WeekBars } from "./week-bars.tsx";

export function PastWeeks({ past: { weeks, leads, sources } }: { past: Past }) {
  const sum = (count: (week: (typeof weeks)[number]) => number) =>
    weeks.reduce((all, week) => all + count(week), 0);
  return (
    <section className="past-weeks" aria-labelledby="past-weeks">
      <h2 id="past-weeks" className="text-title-3">
        The last twelve weeks
      </h2>
      <div>
        <AnswersInTime weeks={weeks} />
        <WeekBars
          title="Hours worked"
          figure={sayMinutes(sum((week) => week.usedMinutes))}
          weeks={weeks.map((week) => ({
            starts: week.starts,
            good: week.usedMinutes,
            bad: 0,
            words: sayMinutes(week.usedMinutes),
          }))}
        />
        <LeadCounts
          title="Leads by subject"
          counts={leads.map(({ about, leads: some }) => ({ name: about, leads: some }))}
        />
        <LeadCounts
          title="Leads by last visit"
          counts={sources.map(({ from, leads: some }) => ({ name: from, leads: some }))}
        />
      </div>
      <p className="record-detail">
        Weeks begin on Monday, the first on {sayCivilDay(weeks[0]?.starts ?? "")}. This one is not
        over yet. Late answers are drawn hollow, on top.{" "}
        <Link className="link" to="/admin/today/promises">
          Promises kept, by urgency and company
        </Link>
      </p>
    </section>
  );
}
