import type { CurrentUser } from "../../domain/accounts/schema.ts";

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
