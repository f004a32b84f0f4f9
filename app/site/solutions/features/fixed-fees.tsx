import { memberQuickstartDiscount, quickstarts } from "../../../../content/quickstarts.ts";
import { discounted } from "../../membership/savings.ts";
import { dollars } from "../../../../content/dollars.ts";
import { WeekLine } from "../week-line.tsx";

export default function FixedFees() {
  return (
    <>
      <table className="ruled-table fees">
        <caption className="sr-only">Fixed fees of the three quickstarts</caption>
        <thead>
          <tr>
            <th scope="col">Platform</th>
            <th scope="col">Timeline</th>
            <th scope="col">Scope</th>
            <th scope="col">Price</th>
            <th scope="col">Members pay</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(quickstarts).map(({ platform, timeline, scope, price }) => (
            <tr key={platform}>
              <th scope="row">{platform}</th>
              <td className="fee-time">
                {timeline}
                <WeekLine timeline={timeline} />
              </td>
              <td className="fee-scope">{scope}</td>
              <td className="fee-price">{dollars(price)}</td>
              <td className="fee-member">
                <span className="fee-label">Members pay </span>
                {dollars(discounted(price, memberQuickstartDiscount))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fees-note">
        Members get {memberQuickstartDiscount}% off CRM Quickstarts.{" "}
        <a className="link" href="/membership">
          See what membership includes
        </a>
        .
      </p>
    </>
  );
}
