import { useQuery } from "@tanstack/react-query";
import { civilDay } from "../../content/civil-day.ts";
import { termsVersion } from "../../content/terms-version.ts";
import { ownPlanQuery } from "./plan-door.ts";

export function TermsLink() {
  return (
    <a className="link" href="/terms" target="_blank" rel="noreferrer">
      terms of membership
    </a>
  );
}

export function AgreesToTerms() {
  const { data } = useQuery(ownPlanQuery);
  const agreed = data?.agreement;
  if (agreed && agreed.version !== termsVersion)
    return (
      <p>
        Our terms of membership have changed: those of {civilDay(agreed.version)} hold for you until
        you change your plan. Changing it, you agree to the <TermsLink /> of{" "}
        {civilDay(termsVersion)}.
      </p>
    );
  return (
    <p className="hint">
      Changing your plan, you agree to our <TermsLink />.
    </p>
  );
}
