import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { request } from "../api-client/api-fetch.ts";

/** A cookie that scripts may read, set at sign-in: without it nobody needs to ask who is there. */
const hint = "fontana_signed_in=1";

export function seemsSignedIn(): boolean {
  return document.cookie.includes(hint);
}

/** The icon lies beneath the photo, and is all there is while a photo has not loaded. */
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

/** Shows in the header who is signed in. */
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

/** Where the answer fails, the plan known from the sign-in stands in. */
async function currentPlan(known: string): Promise<string> {
  try {
    const answer = await request("GET", "/api/membership/info");
    return ((await answer.json()) as { plan: string }).plan;
  } catch {
    return known;
  }
}

/** Shows what depends on who is signed in and on their plan, once it is known. */
export async function showAccount(): Promise<void> {
  if (!seemsSignedIn()) {
    showSignedOut();
    return;
  }
  try {
    const answer = await request("GET", "/api/auth/user");
    const member = (await answer.json()) as CurrentUser;
    showMember(member);
    if (document.querySelector("[data-by-plan]"))
      document.documentElement.dataset.plan =
        (await currentPlan(member.membershipPlan)) === "free" ? "free" : "paid";
  } catch {
    showSignedOut();
  }
}
