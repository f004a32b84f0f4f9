import type { PastWeeks } from "../../../domain/office/schema.ts";

export function LeadsByInterest({ leads }: Pick<PastWeeks, "leads">) {
  const all = leads.reduce((sum, { leads: some }) => sum + some, 0);
  return (
    <figure className="week-bars">
      <figcaption>
        Leads by what they asked about
        <strong className="figure">{all}</strong>
      </figcaption>
      <ul className="lead-counts">
        {leads.map(({ about, leads: some }) => (
          <li key={about}>
            <span>{about}</span>
            <span className="figure">{some}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
