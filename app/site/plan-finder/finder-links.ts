import { enterpriseOver } from "../../../content/rates.ts";
import { signupAddress } from "../membership/plan-slug.ts";
import type { Finding } from "./find-plan.ts";
import { type Need, needQuery, workOf } from "./need.ts";
import { hoursOf } from "./say-finding.ts";

type Link = { href: string; label: string };

function askAddress(need: Need, interest: string | undefined): string {
  const query = new URLSearchParams({ about: "plan-finder", ...(interest && { interest }) });
  return `/contact?${query}&${needQuery(need)}`;
}

const aboutEnterprise: Link = {
  href: "/contact?plan=membership-plan&about=enterprise",
  label: "Ask about Enterprise",
};

export function finderLinks(need: Need, { verdict, own: { plan } }: Finding): Link[] {
  const { interest } = workOf(need);
  const asksEnterprise = need.hours > enterpriseOver;
  if (verdict === "none") {
    const quote = { href: askAddress(need, interest), label: "Ask for a quote in hours" };
    return asksEnterprise ? [quote, aboutEnterprise] : [quote];
  }
  const ask = askAddress(need, interest === "executive-concierge" ? interest : "membership-plan");
  if (verdict === "enterprise")
    return [{ href: ask, label: `Ask about Enterprise for ${hoursOf(need.hours)}` }];
  if (verdict === "too-many-people") return [{ href: ask, label: "Ask with these answers" }];
  const signup = signupAddress(plan.name, need.answer === "every" ? "year" : "month");
  return [
    { href: `${signup}&${needQuery(need)}`, label: `Sign up for ${plan.name}` },
    { href: ask, label: "Ask about it first" },
  ];
}
