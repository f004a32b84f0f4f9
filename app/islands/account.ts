import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { request } from "../api-client/api-fetch.ts";

/** A cookie scripts can read, set at sign-in: without it there is no need to ask. Live it has a prefix. */
const hint = "fontana_signed_in=1";

export function seemsSignedIn(): boolean {
  return document.cookie.includes(hint);
}

function showPhoto(place: Element, address: string | null) {
  const shown = place.querySelector("img");
  if (shown?.getAttribute("src") === address) return;
  shown?.remove();
  if (!address) return;
  const photo = new Image(32, 32);
  photo.alt = "";
  photo.addEventListener("load", () => {
    place.querySelector("img")?.remove();
    place.append(photo);
  });
  photo.src = address;
}

export function showMember({ firstName, profileImageUrl, isAdmin }: CurrentUser): void {
  for (const name of document.querySelectorAll("[data-member-name]"))
    name.textContent = firstName || "Member";
  for (const place of document.querySelectorAll("[data-member-photo]"))
    showPhoto(place, profileImageUrl);
  for (const link of document.querySelectorAll<HTMLElement>("[data-admin-only]"))
    link.hidden = !isAdmin;
  document.documentElement.dataset.account = "member";
}

export function showSignedOut(): void {
  document.documentElement.dataset.account = "none";
}

const usedPlan = ({ membershipPlan, membershipStatus }: CurrentUser) =>
  membershipStatus === "active" ? membershipPlan : "free";

async function currentPlan(known: string): Promise<string> {
  try {
    const answer = await request("GET", "/api/membership/info");
    return ((await answer.json()) as { plan: string }).plan;
  } catch {
    return known;
  }
}

/** The header offers to sign out once what then happens is `ready`. */
export async function showAccount(ready: () => Promise<unknown>): Promise<void> {
  if (!seemsSignedIn()) {
    showSignedOut();
    return;
  }
  try {
    const [answer] = await Promise.all([request("GET", "/api/auth/user"), ready()]);
    const member = (await answer.json()) as CurrentUser;
    showMember(member);
    if (document.querySelector("[data-by-plan]"))
      document.documentElement.dataset.plan =
        (await currentPlan(usedPlan(member))) === "free" ? "free" : "paid";
  } catch {
    showSignedOut();
  }
}
