import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { countsAsPaid } from "../../domain/membership/status/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { showMember } from "./show-member.ts";
import { mindSignOut } from "./sign-out/mind-sign-out.ts";

const usedPlan = ({ membershipPlan, membershipStatus }: CurrentUser) =>
  countsAsPaid(membershipStatus) ? membershipPlan : "free";

async function currentPlan(known: string): Promise<string> {
  try {
    const answer = await request("GET", "/api/membership/info");
    return ((await answer.json()) as { plan: string }).plan;
  } catch {
    return known;
  }
}

/** The header offers to sign out, so what then happens is ready before. */
export async function showAccount(member: CurrentUser): Promise<void> {
  mindSignOut();
  showMember(member);
  if (document.querySelector("[data-by-plan]"))
    document.documentElement.dataset.plan =
      (await currentPlan(usedPlan(member))) === "free" ? "free" : "paid";
}
