import { setTimeout as sleep } from "node:timers/promises";
import type { JourneyName } from "./journeys.ts";
import type { Load } from "./load.ts";

/** @returns after how many seconds three more deeds, of these journeys if some are named, were acknowledged */
export async function untilAcknowledged(
  load: Pick<Load, "acknowledged">,
  journeys?: JourneyName[],
): Promise<number> {
  const from = Date.now();
  const first = load.acknowledged.length;
  const since = () =>
    load.acknowledged.slice(first).filter(({ journey }) => journeys?.includes(journey) ?? true);
  while (since().length < 3) await sleep(50);
  return (Date.now() - from) / 1000;
}
