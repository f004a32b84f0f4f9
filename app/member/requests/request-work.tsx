import { useQuery } from "@tanstack/react-query";
import { civilDay } from "../../../content/civil-day.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { requestWorkQuery } from "./requests-query.ts";

/** Nothing at all until there is some: most requests need an answer only. */
export function RequestWork({ id }: { id: string }) {
  const { data } = useQuery(requestWorkQuery(id));
  const lines = data ?? [];
  if (lines.length === 0) return null;
  const counted = lines.filter(({ status }) => status !== "reversed");
  const billed = counted.reduce((sum, { billedMinutes }) => sum + billedMinutes, 0);
  return (
    <section className="request-work" aria-labelledby="request-work">
      <h2 id="request-work" className="text-title-3">
        Work on this: {sayMinutes(billed)}
      </h2>
      <ul>
        {lines.map(({ id, date, text, by, billedMinutes, status }) => (
          <li key={id}>
            <span>{text}</span>
            <span className="request-work-about">
              {civilDay(date)}, {by}, {sayMinutes(billedMinutes)}
              {status === "logged" ? ", not approved yet" : ""}
              {status === "reversed" ? ", taken back" : ""}
            </span>
          </li>
        ))}
      </ul>
      <a className="link" href="/dashboard/hours">
        See your hours
      </a>
    </section>
  );
}
