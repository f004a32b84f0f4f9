import { request } from "../api-client/api-fetch.ts";
import { whenNear } from "./when-near.ts";

async function say(place: HTMLElement): Promise<void> {
  const [{ unbrokenMoment }, answer] = await Promise.all([
    import("../../content/firm-day.ts"),
    request("GET", "/api/contact/answer-by"),
  ]);
  const { by } = (await answer.json()) as { by: string };
  place.textContent = `by ${unbrokenMoment(by)}`;
}

/** A page made ahead promises a span; once somebody reads it, it can name the time. */
export function sayAnswerBy(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-answer-by]"))
    // Whatever goes wrong, the span still stands there and is true.
    whenNear(place, () => void say(place).catch(() => undefined));
}
