import { firmDay } from "../../content/firm-day.ts";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { sayDay } from "./say-date.ts";

export function RecentActivity({ member }: { member: CurrentUser }) {
  const { createdAt, membershipStartDate } = member;
  const events = [
    ...(membershipStartDate
      ? [{ what: "Membership Started", when: firmDay(membershipStartDate) }]
      : []),
    { what: "Account Created", when: createdAt ? sayDay(createdAt) : "Recently" },
  ];
  return (
    <section className="activity" aria-labelledby="activity">
      <h2 id="activity" className="text-title-2">
        Recent Activity
      </h2>
      <ol>
        {events.map(({ what, when }) => (
          <li className="node" key={what}>
            <strong>{what}</strong>
            <span>{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
