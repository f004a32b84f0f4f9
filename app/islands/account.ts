import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { request } from "../data/request.ts";

/** A cookie that scripts may read, set at sign-in: without it nobody needs to ask who is there. */
const hint = "fontana_signed_in=1";

function showMember({ firstName, profileImageUrl }: CurrentUser) {
  for (const name of document.querySelectorAll("[data-member-name]"))
    name.textContent = firstName || "Member";
  if (!profileImageUrl) return;
  for (const place of document.querySelectorAll("[data-member-photo]")) {
    const photo = new Image(32, 32);
    photo.alt = "";
    photo.addEventListener("load", () => place.replaceChildren(photo));
    photo.src = profileImageUrl;
  }
}

/** Shows the sign-in buttons or the member's menu, once it is known which. */
export async function showAccount(): Promise<void> {
  const page = document.documentElement;
  if (!document.cookie.includes(hint)) {
    page.dataset.account = "none";
    return;
  }
  try {
    const answer = await request("GET", "/api/auth/user");
    showMember((await answer.json()) as CurrentUser);
    page.dataset.account = "member";
  } catch {
    page.dataset.account = "none";
  }
}
