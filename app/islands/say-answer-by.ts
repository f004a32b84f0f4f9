import { whenNear } from "./when-near.ts";

async function say(place: HTMLElement): Promise<void> {
  const { askAnswerBy } = await import("./answer-by.ts");
  place.textContent = `by ${await askAnswerBy()}`;
}

/** A page made ahead promises a span; once somebody reads it, it can name the time. */
export function sayAnswerBy(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-answer-by]"))
    // Whatever goes wrong, the span still stands there and is true.
    whenNear(place, () => void say(place).catch(() => undefined));
}
