import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { plansQuery } from "../api-client/plans.ts";
import { HoursUsed } from "./hours-used.tsx";
import { ManagePlan } from "./manage-plan.tsx";
import { memberPlan } from "./member-plan.ts";
import { membershipHeading } from "./places.ts";
import { awaitsPeriod, MembershipPeriod } from "./membership-period.tsx";
import { Standing } from "./standing.tsx";

type Props = { member: CurrentUser; children: ReactNode };

export function MembershipCard({ member, children }: Props) {
  const { data: offered } = useQuery(plansQuery);
  const isFree = member.membershipPlan === "free";
  const status = member.membershipStatus;
  const isActive = status === "active";
  const plan = memberPlan(member.membershipPlan, offered);
  const included = awaitsPeriod(member) ? 0 : plan.hoursIncluded;
  const hasHours = included + member.hoursUsed + member.hoursRemaining > 0;
  return (
    <section className="membership-card" aria-labelledby={membershipHeading}>
      <div className="membership-title">
        <h2 id={membershipHeading} tabIndex={-1} className="text-title-2">
          {plan.name}
        </h2>
        <span className={`badge ${isFree ? "badge-secondary" : "badge-default"}`}>
          {isActive ? "Active" : "Inactive"}
        </span>
      </div>
      <Standing status={status} />
      {plan.description ? <p>{plan.description}</p> : null}
      {plan.hoursIncluded > 0 && hasHours ? (
        <HoursUsed used={member.hoursUsed} remaining={member.hoursRemaining} included={included} />
      ) : null}
      <p className="membership-links">
        {plan.hoursIncluded > 0 ? (
          <a className="link" href="/dashboard/hours">
            See your hours
          </a>
        ) : null}
        <ManagePlan />
      </p>
      <MembershipPeriod member={member} />
      {children}
    </section>
  );
}
