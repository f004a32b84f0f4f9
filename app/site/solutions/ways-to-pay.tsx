import { hourlyRates } from "../../../content/membership.ts";
import { soldPlans } from "../../../content/plans.ts";
import { memberQuickstartDiscount, quickstarts } from "../../../content/quickstarts.ts";
import { dollars } from "../../../domain/fields/money.ts";

const least = (amounts: number[]) => dollars(Math.min(...amounts));
const hourly = (rate: "member" | "nonMember") =>
  hourlyRates
    .map(({ service, [rate]: cents }) => `${dollars(cents)}/hr ${service.split(" ")[0]}`)
    .join(", ")
    .toLowerCase();

/** Three ways to buy the same people. */
export function WaysToPay() {
  return (
    <section className="ways" aria-labelledby="ways">
      <div className="shell section">
        <h2 id="ways" className="text-display-2">
          Three ways to buy the same people
        </h2>
        <dl>
          <div>
            <dt>A fixed fee</dt>
            <dd>
              <strong>From {least(quickstarts.map(({ price }) => price))}</strong>
              <p>
                For a job with a clear edge: a CRM Quickstart, with scope and date agreed on one
                page. Members pay {memberQuickstartDiscount}% less.
              </p>
            </dd>
          </div>
          <div>
            <dt>By the hour</dt>
            <dd>
              <strong>From {least(hourlyRates.map(({ nonMember }) => nonMember))}/hr</strong>
              <p>
                For a project with unknowns: {hourly("nonMember")}. The hours are quoted in writing
                and approved by you before they are spent.
              </p>
            </dd>
          </div>
          <div>
            <dt>By the month</dt>
            <dd>
              <strong>From {least(soldPlans.map(({ price }) => price))}</strong>
              <p>
                For steady progress, with hours included and {hourly("member")} beyond them.{" "}
                <a className="link" href="/membership">
                  Compare membership plans
                </a>
              </p>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
