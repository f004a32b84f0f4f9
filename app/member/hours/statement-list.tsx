import { useQuery } from "@tanstack/react-query";
import { civilDays, lastMonthDay } from "../../../content/civil-day.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import type { OwnHours } from "../../../domain/hours/schema.ts";
import type { ListedStatement } from "../../../domain/hours/statements/schema.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { WaitingRows } from "../settings/waiting-rows.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { statementsQuery } from "./hours-query.ts";

function Statement({ statement }: { statement: ListedStatement }) {
  const { id, plan, usedMinutes } = statement;
  const span = civilDays(statement);
  return (
    <li>
      <a className="link" href={`/dashboard/statements/${id}`}>
        {span}
      </a>
      <span>{plan}</span>
      <span className="figure">{sayMinutes(usedMinutes)} used</span>
      <a className="link" href={`/dashboard/statements/${id}.pdf`}>
        PDF<span className="sr-only"> of {span}</span>
      </a>
    </li>
  );
}

/** `firstPeriod` is the one that runs, unless it is known that it is not the first. */
export function StatementList({ firstPeriod }: { firstPeriod: OwnHours["period"] }) {
  const query = useQuery(statementsQuery);
  const { data: statements, isError } = query;
  return (
    <section className="shell statements" aria-labelledby="statements">
      <h2 id="statements" className="text-title-2">
        Earlier periods
      </h2>
      {statements ? (
        statements.length > 0 ? (
          <ul>
            {statements.map((statement) => (
              <Statement key={statement.id} statement={statement} />
            ))}
          </ul>
        ) : (
          <p className="hours-empty">
            {firstPeriod
              ? `This is your first period. Its statement comes a week after its last day, ${lastMonthDay(firstPeriod.ends)}.`
              : "There are no statements yet."}
          </p>
        )
      ) : isError ? (
        <CannotLoad what="Your statements" query={query}>
          <WriteToUs />
        </CannotLoad>
      ) : (
        <WaitingRows what="your statements" />
      )}
    </section>
  );
}
