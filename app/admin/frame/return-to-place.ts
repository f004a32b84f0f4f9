import type { Place } from "./places.ts";

/** Milliseconds to wait for a list to be long enough again. */
const patience = 5000;

function focusLink(link: string | null): void {
  if (link === null) return;
  const links = [...document.querySelectorAll<HTMLElement>("#main a[href]")];
  links.find((one) => one.getAttribute("href") === link)?.focus({ preventScroll: true });
}

/** As soon as what was there is there again, unless somebody does something first. */
export function returnToPlace({ top, link }: Place): () => void {
  const signs = ["wheel", "touchstart", "pointerdown", "keydown"];
  const grown = new ResizeObserver(() => attempt());
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    grown.disconnect();
    for (const sign of signs) removeEventListener(sign, stop);
  };
  const attempt = () => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo({ top, behavior: "instant" });
    focusLink(link);
    stop();
  };
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  grown.observe(document.body);
  attempt();
  return stop;
}
