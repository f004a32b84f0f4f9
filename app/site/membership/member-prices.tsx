import { hourlyRates } from "../../../content/membership.ts";
import { memberQuickstartDiscount, quickstarts } from "../../../content/quickstarts.ts";
import { dollars } from "../../../domain/fields/money.ts";
import { discounted, savingOf } from "./savings.ts";

type Row = { name: string; detail: string; nonMember: number; member: number; unit: string };

const hours: Row[] = hourlyRates.map(({ service, nonMember, member }) => ({
  name: service,
  detail: "beyond your plan",
  nonMember,
  member,
  unit: "/hr",
}));

const fixedFees: Row[] = quickstarts.map(({ platform, timeline, price }) => ({
  name: `${platform} Quickstart`,
  detail: timeline,
  nonMember: price,
  member: discounted(price, memberQuickstartDiscount),
  unit: "",
}));

function PriceRow({ name, detail, nonMember, member, unit }: Row) {
  const { amount, percent } = savingOf(nonMember, member);
  return (
    <tr>
      <th scope="row">
        {name}
        <span>{detail}</span>
      </th>
      <td>
        {dollars(nonMember)}
        {unit}
      </td>
      <td className="member-price">
        {dollars(member)}
        {unit}
      </td>
      <td className="saving">
        <strong>{percent}%</strong> {dollars(amount)}
      </td>
    </tr>
  );
}

/** What the same work costs with a plan and without one. */
export function MemberPrices() {
  const [onshore, offshore] = hourlyRates.map(({ nonMember, member }) =>
    savingOf(nonMember, member),
  );
  return (
    <section className="shell section member-prices" aria-labelledby="member-prices">
      <div className="words">
        <h2 id="member-prices" className="text-display-2">
          What you save as a member
        </h2>
        {onshore && offshore ? (
          <p>
            Past the hours in the plan, members save {onshore.percent}% ({dollars(onshore.amount)})
            on every onshore hour and {offshore.percent}% ({dollars(offshore.amount)}) on every
            offshore hour.
          </p>
        ) : null}
        <p>Members also get {memberQuickstartDiscount}% off CRM Quickstarts, whatever the plan.</p>
      </div>
      <table className="plan-table price-table">
        <caption className="sr-only">
          Prices for members and for non-members, and what members save
        </caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Non-member</th>
            <th scope="col">Member</th>
            <th scope="col">Members save</th>
          </tr>
        </thead>
        <tbody>
          {[...hours, ...fixedFees].map((row) => (
            <PriceRow key={row.name} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
