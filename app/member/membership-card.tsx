import { unusedHours } from "../../content/terms.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { plansQuery } from "../api-client/plans.ts";
import { HoursUsed } from "./hours-used.tsx";
import { memberPlan } from "./member-plan.ts";
import { sayDay } from "./say-date.ts";
import { membershipHeading } from "./places.ts";
import { useAddressPart } from "../use-address.ts";

function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="nowrap">
      {sayDay(iso)}
    </time>
  );
}

function Period({ member }: { member: CurrentUser }) {
  const { membershipStatus: status, membershipStartDate: start, membershipEndDate: end } = member;
  const [, setWrite] = useAddressPart("write");
  if (status !== "active")
    return (
      <p className="membership-trouble">
        {status === "expired" && end
          ? `This membership ended on ${sayDay(end)}.`
          : "This membership is not currently active."}{" "}
        <button type="button" className="link" onClick={() => setWrite("support")}>
          Write to us
        </button>{" "}
        to continue it.
      </p>
    );
  if (!start || !end) return null;
  return (
    <p className="membership-period">
      From <Day iso={start} /> to <Day iso={end} />. {unusedHours}
    </p>
  );
}

type Props = { member: CurrentUser; children: ReactNode };

export function MembershipCard({ member, children }: Props) {
  const { data: offered } = useQuery(plansQuery);
  const isFree = member.membershipPlan === "free";
  const isActive = member.membershipStatus === "active";
  const plan = memberPlan(member.membershipPlan, offered);
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
      {plan.description ? <p>{plan.description}</p> : null}
      {plan.hoursIncluded > 0 ? (
        <HoursUsed
          used={member.hoursUsed}
          remaining={member.hoursRemaining}
          included={plan.hoursIncluded}
        />
      ) : null}
      <Period member={member} />
      {children}
    </section>
  );
}
