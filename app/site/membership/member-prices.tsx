import { membershipPage } from "../../../content/membership.ts";
import { hourlyRates } from "../../../content/rates.ts";
import { memberQuickstartDiscount, quickstarts } from "../../../content/quickstarts.ts";
import { dollars } from "../../../content/dollars.ts";
import { discounted, savingOf } from "./savings.ts";

type Row = { name: string; detail: string; nonMember: number; member: number; unit: string };

const hourRows: Row[] = Object.values(hourlyRates).map(({ service, nonMember, member }) => ({
  name: service,
  detail: "beyond your plan",
  nonMember,
  member,
  unit: "/hr",
}));

const quickstartRows: Row[] = Object.values(quickstarts).map(({ platform, timeline, price }) => ({
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

function saving({ nonMember, member }: { nonMember: number; member: number }) {
  const { percent, amount } = savingOf(nonMember, member);
  return `${percent}% (${dollars(amount)})`;
}

export function MemberPrices() {
  const { includedHour, savings } = membershipPage;
  const { heading, hours, quickstarts } = savings;
  return (
    <section className="shell section member-prices" aria-labelledby="member-prices">
      <div className="words">
        <h2 id="member-prices" className="text-display-2">
          {heading}
        </h2>
        <p>{hours(saving(hourlyRates.onshore), saving(hourlyRates.offshore))}</p>
        <p>{quickstarts}</p>
      </div>
      <div className="table-room">
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
            {[...hourRows, ...quickstartRows].map((row) => (
              <PriceRow key={row.name} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="included-hour">
        <h3 className="text-title-3">{includedHour.heading}</h3>
        <dl>
          {includedHour.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
