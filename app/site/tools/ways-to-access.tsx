import { tools } from "../../../content/tools.ts";
import { dollars } from "../../../content/dollars.ts";
import { monthlyPriceLabel } from "./monthly-price.ts";

const priceGroups = Map.groupBy(tools, ({ monthlyPrice }) => monthlyPrice);

export function WaysToAccess() {
  return (
    <section className="ways" aria-labelledby="ways">
      <div className="shell">
        <h2 id="ways" className="text-display-2">
          What you would pay
        </h2>
        <div className="table-room">
          <table className="plan-table">
            <caption className="sr-only">
              Access to the tools with a free account and a paid plan
            </caption>
            <thead>
              <tr>
                <th scope="col">Tools</th>
                <th scope="col">Free account</th>
                <th scope="col">Any paid plan</th>
              </tr>
            </thead>
            <tbody>
              {[...priceGroups].map(([price, group]) => (
                <tr key={price}>
                  <th scope="row">
                    {group.length > 1
                      ? `Each of the other ${group.length} tools`
                      : group.map(({ name }) => name)}
                  </th>
                  <td className="nowrap">{monthlyPriceLabel(price)}</td>
                  <td>Included</td>
                </tr>
              ))}
              {tools.map(({ id, name, pricePerUse }) =>
                pricePerUse ? (
                  <tr key={id}>
                    <th scope="row">{name}, occasional use</th>
                    <td>{dollars(pricePerUse)} per use</td>
                    <td>Included</td>
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
        </div>
        <p className="actions">
          <a className="button button-primary" href="/signup">
            Sign Up for Membership
          </a>
          <a className="button button-quiet" href="/membership">
            Compare the plans
          </a>
        </p>
      </div>
    </section>
  );
}
