/** Loads React for an island, and only then: a page that is merely read never does. */
async function mount(element: HTMLElement): Promise<void> {
  const { mountIsland } = await import("./mount.tsx");
  await mountIsland(element);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void mount(target as HTMLElement);
    }
  },
  { rootMargin: "160px" },
);

const signs = ["pointerover", "touchstart", "focusin"];

/** A form that is sent before React has it is held, and sent again once React does. */
function whenUsed(element: HTMLElement) {
  let mounted: Promise<void> | undefined;
  const begin = () => (mounted ??= mount(element));
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopPropagation();
    begin().then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    );
  };
  for (const sign of signs)
    element.addEventListener(sign, () => void begin(), { once: true, passive: true });
  element.addEventListener("submit", hold, true);
  element.addEventListener("island-alive", () => element.removeEventListener("submit", hold, true));
}

/** Wakes each island of the page at its time. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset.when === "used") whenUsed(element);
    else near.observe(element);
  }
}
