import { whenNear } from "./when-near.ts";

/** Loads React only for an island in use: a page that is merely read never does. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import("./hydrate-island.tsx");
  await hydrateIsland(element);
}

const signs = ["pointerover", "touchstart", "focusin"];

function prepare(element: HTMLElement) {
  let hydration: Promise<void> | undefined;
  const begin = () =>
    (hydration ??= hydrate(element).finally(() =>
      element.removeEventListener("click", hold, true),
    ));
  const hold = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>("button, [data-replay]");
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const press = () => pressed.click();
    begin().then(press, press);
  };
  element.addEventListener("click", hold, true);
  for (const sign of signs)
    element.addEventListener(sign, () => void begin(), { once: true, passive: true });
  // After a reload, going back leads through addresses that only the island handles.
  addEventListener("popstate", () => void begin(), { once: true });
  if (element.dataset.when === "now") void begin();
  if (element.dataset.when === "near") whenNear(element, () => void begin());
  element.dataset.ready = "";
}

export function hydrateOnDemand(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) prepare(element);
}
