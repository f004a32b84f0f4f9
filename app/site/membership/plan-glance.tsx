import { soldPlans } from "../../../content/plans.ts";
import { dollars } from "../../../content/dollars.ts";
import { planSlug } from "./plan-slug.ts";

export function PlanGlance() {
  return (
    <table className="plan-table plan-glance">
      <caption className="sr-only">The plans at a glance</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Price</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {soldPlans.map(({ id, name, price, hoursIncluded }) => (
          <tr key={id}>
            <th scope="row">
              <a className="link" href={`#${planSlug(name)}`}>
                {name}
              </a>
            </th>
            <td>{dollars(price)}</td>
            <td>{hoursIncluded}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
