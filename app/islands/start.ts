import { showAccount } from "./account.ts";
import { enliven } from "./menus.ts";

/** Loads React for an island, and only then: a page that is merely read never does. */
function mount(element: HTMLElement) {
  void import("./mount.tsx").then(({ mountIsland }) => mountIsland(element));
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      mount(target as HTMLElement);
    }
  },
  { rootMargin: "160px" },
);

for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
  near.observe(element);

enliven();
void showAccount();
