import { useQuery } from "@tanstack/react-query";
import type { CompanyPage } from "../../../domain/office/schema.ts";
import { officeDoor, planQuery } from "../../plan/plan-door.ts";
import { CivilDay, LastDay } from "../civil-day.tsx";
import { minutesInWords } from "../say-minutes.ts";
import { hoursAndMinutes } from "../../../content/hours-and-minutes.ts";
import { NextEvent } from "./next-event.tsx";

export function WhatNext({ company }: { company: CompanyPage }) {
  const { hours, overageMinutes, overageCapMinutes, next, status, consultant } = company;
  const { data: billing } = useQuery(planQuery(officeDoor(company.id)));
  const expiring = hours.grants.find(({ remainingMinutes }) => remainingMinutes > 0);
  return (
    <dl className="facts">
      <div>
        <dt>Hours left</dt>
        <dd className="figure fact-figure">{hoursAndMinutes(hours.remainingMinutes)}</dd>
        <dd className="fact-note">
          {expiring ? (
            <>
              {hoursAndMinutes(expiring.remainingMinutes)} through{" "}
              <LastDay end={expiring.expires} />
            </>
          ) : (
            "Nothing to draw on"
          )}
        </dd>
      </div>
      <div>
        <dt>Used this period</dt>
        <dd className="figure fact-figure">{hoursAndMinutes(hours.usedMinutes)}</dd>
        <dd className="fact-note">
          {hours.period ? (
            <>
              since <CivilDay date={hours.period.starts} />
            </>
          ) : hours.awaited ? (
            <>
              since <CivilDay date={hours.awaited.starts} />, waits for its charge
            </>
          ) : (
            "No period is open"
          )}
        </dd>
      </div>
      <div data-late={overageMinutes > overageCapMinutes}>
        <dt>Overage</dt>
        <dd className="figure fact-figure">{hoursAndMinutes(overageMinutes)}</dd>
        <dd className="fact-note">
          {overageCapMinutes > 0
            ? `agreed to ${minutesInWords(overageCapMinutes)} a period`
            : "none agreed to"}
        </dd>
      </div>
      <div>
        <dt>What happens next</dt>
        <dd className="fact-figure fact-words">
          {hours.awaited ? (
            "Waits for its charge"
          ) : next === null && billing?.payment ? (
            "Waits for a payment"
          ) : (
            <NextEvent next={next} status={status} />
          )}
        </dd>
        {consultant ? <dd className="fact-note">{consultant.name} looks after them</dd> : null}
      </div>
    </dl>
  );
}
