import type { Term } from "../../../content/plans.ts";

export function planSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

export function signupAddress(planName: string, term: Term = "month"): string {
  return `/signup?plan=${planSlug(planName)}${term === "year" ? "&term=year" : ""}`;
}
