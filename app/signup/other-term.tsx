import { type Plan, sayTermPrice, type Term, yearly } from "../../content/plans.ts";
import { signupAddress } from "../site/membership/plan-slug.ts";

type Props = { plan: Plan; term: Term };

export function OtherTerm({ plan: { name, price }, term }: Props) {
  if (term === "month")
    return (
      <p>
        <a className="link" href={signupAddress(name, "year")}>
          Pay by the year
        </a>
        : {sayTermPrice(price, "year")}. It brings {yearly.brings}.
      </p>
    );
  return (
    <p>
      A yearly term runs the full year, and brings {yearly.brings}: {yearly.priority}.{" "}
      <a className="link" href={signupAddress(name)}>
        Pay by the month
      </a>{" "}
      instead.
    </p>
  );
}
