import { unbrokenDays, monthDay } from "../../../content/civil-day.ts";
import { hoursOnceCharged } from "../../../content/awaited-period.ts";
import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { leftOfCap } from "../../../content/overage.ts";
import { bothRates } from "../../../content/terms.ts";
import type { OwnHours } from "../../../domain/hours/schema.ts";
import { GrantsPicture } from "./grants-picture.tsx";

function startsOnce({ overageCapMinutes: cap, overageCapUsedMinutes }: OwnHours): string {
  if (cap === 0) return "starts only once an owner of your company has agreed to it.";
  const left = leftOfCap(cap, overageCapUsedMinutes);
  return left === 0
    ? `the ${sayMinutes(cap)} that your company allows each period are used, so an owner is asked first.`
    : `your company allows ${sayMinutes(left)} more of it this period; beyond that an owner is asked first.`;
}

export function HoursLeft({ hours }: { hours: OwnHours }) {
  const { remainingMinutes, usedMinutes, awaited, grants, consultant } = hours;
  const period = hours.period ?? awaited;
  const { overageMinutes, overageCents } = hours;
  const left = grants.filter((grant) => grant.remainingMinutes > 0);
  return (
    <section className="hours-left" aria-labelledby="left">
      <div className="shell">
        <div className="hours-left-head">
          <h2 id="left" tabIndex={-1}>
            <strong>{sayMinutes(remainingMinutes)}</strong> left
          </h2>
          <dl>
            {period ? (
              <>
                <div>
                  <dt>Used since {monthDay(period.starts)}</dt>
                  <dd>{sayMinutes(usedMinutes)}</dd>
                </div>
                {overageMinutes > 0 ? (
                  <div>
                    <dt>Beyond your hours</dt>
                    <dd>
                      {sayMinutes(overageMinutes)}, {dollars(overageCents)}
                    </dd>
                  </div>
                ) : null}
                <div>
                  <dt>This period</dt>
                  <dd>{unbrokenDays(period)}</dd>
                </div>
              </>
            ) : null}
            {consultant ? (
              <div>
                <dt>Your consultant</dt>
                <dd>{consultant}</dd>
              </div>
            ) : null}
          </dl>
        </div>
        {left.length > 0 ? <GrantsPicture grants={left} /> : null}
        {awaited ? (
          <p className="hours-note">
            This period’s {sayMinutes(awaited.minutes)} {hoursOnceCharged}
          </p>
        ) : remainingMinutes === 0 ? (
          <p className="hours-note">
            No hours are left. Work beyond them costs {bothRates.member}, and {startsOnce(hours)}
          </p>
        ) : null}
      </div>
    </section>
  );
}
