import { dollars } from "../../../content/dollars.ts";
import { enterpriseHours } from "../../../content/rates.ts";
import type { Finding } from "./find-plan.ts";
import type { Need } from "./need.ts";
import { hoursOf } from "./say-finding.ts";

/** Without `cents`, the price is on request. */
type Row = { name: string; detail: string; base: number; cents?: number; fits: string };

/** Dearer than the hours alone: what fits is the guarantee. */
const whyFits = ({ hourly, own }: Finding) => (own.cents > hourly ? "Guaranteed response" : "Fits");

function rowsOf({ hours }: Need, finding: Finding): Row[] {
  const { hourly, plans, own, verdict } = finding;
  return [
    {
      name: "By the hour",
      detail: hoursOf(hours),
      base: hourly,
      cents: hourly,
      fits: verdict === "none" ? "Fits" : "",
    },
    ...plans.map(({ plan, included, further, cents }) => ({
      name: plan.name,
      detail: further > 0 ? `${included} included, ${further} more` : `${included} included`,
      base: plan.price,
      cents,
      fits: verdict === "plan" && plan.id === own.plan.id ? whyFits(finding) : "",
    })),
    {
      name: "Enterprise",
      detail: `up to ${enterpriseHours} hours`,
      base: 0,
      fits: verdict === "enterprise" ? "Fits" : "",
    },
  ];
}

function Bar({ base, whole }: { base: number; whole: number }) {
  return (
    <svg className="cost-bar" aria-hidden="true" focusable="false">
      <rect className="cost-further" y="8" height="2.5" width={`${whole}%`} />
      <rect className="cost-base" y="7" height="4.5" width={`${base}%`} />
      <svg x={`${whole}%`} y="9.25" overflow="visible">
        <circle r="5" />
      </svg>
    </svg>
  );
}

/** Nobody can say where it ends. */
function OpenBar() {
  return (
    <svg className="cost-bar" aria-hidden="true" focusable="false">
      <line className="cost-open" x2="100%" y1="9.25" y2="9.25" />
    </svg>
  );
}

export function CostTable({
  caption,
  need,
  finding,
}: {
  caption: string;
  need: Need;
  finding: Finding;
}) {
  const rows = rowsOf(need, finding);
  const widest = Math.max(...rows.map(({ cents = 0 }) => cents));
  const part = (cents: number) => Math.round((cents / widest) * 1000) / 10;
  return (
    <div className="table-room">
      <table className="cost-table">
        <caption className="label">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">How you buy</th>
            <th scope="col">Cost a month</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, base, cents, fits }) => (
            <tr key={name} data-fits={fits || undefined}>
              <th scope="row">
                {name}
                {fits ? <span className="tag">{fits}</span> : null}
                <span className="cost-detail">{detail}</span>
                {cents === undefined ? <OpenBar /> : <Bar base={part(base)} whole={part(cents)} />}
              </th>
              <td>{cents === undefined ? "on request" : dollars(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
