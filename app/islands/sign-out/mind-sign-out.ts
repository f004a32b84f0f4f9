import { forgetAfterSignOut, isSignOutElsewhere } from "./forget.ts";
import { leave } from "./leave.ts";

const ways: Record<string, string> = {
  click: 'a[href="/api/logout"]',
  submit: 'form[action="/api/logout"]',
};

function closeMenusAround(way: Element) {
  for (let menu; (menu = way.closest<HTMLElement>(":popover-open"));) menu.hidePopover();
}

function take(event: Event): void {
  const way = (event.target as Element).closest(ways[event.type] ?? "");
  if (!way) return;
  event.preventDefault();
  closeMenusAround(way);
  const go = () => (way instanceof HTMLFormElement ? way.submit() : location.assign("/api/logout"));
  leave(go).catch(go);
}

function hear(event: StorageEvent): void {
  if (isSignOutElsewhere(event)) forgetAfterSignOut();
}

/** Every link and form that signs out, on this page and whenever it appears; may be called again. */
export function mindSignOut(): void {
  for (const type of Object.keys(ways)) document.addEventListener(type, take);
  addEventListener("storage", hear);
}
