import { createChance } from "../../scripts/chance.ts";
import { act } from "./acts.ts";
import { begin } from "./at-provider.ts";
import { faultsAtRest } from "./faults-at-rest.ts";
import { faultsNow } from "./faults-now.ts";
import { openPeople } from "./people.ts";
import type { Story } from "./story.ts";
import { openWorld, type World } from "./world.ts";

const hour = 3_600_000;

async function run(world: World, story: Story): Promise<string[]> {
  const people = await openPeople(world);
  await (story.byHand ? people.request : people.join)(story, story.mishap);
  await world.settle(createChance(story.seed));
  for (const step of story.steps) {
    const chance = createChance(step.seed);
    begin(world, step);
    await world.turnBy(step.hours * hour, chance);
    world.switchTo(true);
    await act(people, step);
    if (step.twice) await act(people, { ...step, mishap: null });
    await world.forgiveHaste();
    await world.settle(chance);
    const faults = await faultsNow(world);
    if (faults.length > 0)
      return [`On ${world.now().toISOString()}, after ${JSON.stringify(step)}`, ...faults];
  }
  await world.calm();
  return faultsAtRest(people);
}

/** What is wrong with the money of a story that the program lived through, if anything. */
export async function wrongWith(story: Story): Promise<string | null> {
  const world = await openWorld(story);
  try {
    const faults = await run(world, story);
    return faults.length > 0 ? faults.join("\n") : null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    await world.close();
  }
}
