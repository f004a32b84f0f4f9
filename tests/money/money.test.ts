import { test } from "vitest";
import { shrink } from "../hours/shrink.ts";
import { wrongWith } from "./live.ts";
import { createStory } from "./story.ts";

const first = Number(process.env["PAYMENT_SEED"] ?? 1);
const asked = process.env["PAYMENT_RUNS"];
const count = Number(asked ?? 1);
/** With all the others there is time for a few of the eighteen only. */
const months = asked ? 18 : 5;

async function requireSound(seed: number): Promise<void> {
  const story = createStory(seed, months);
  const fault = await wrongWith(story);
  if (!fault) return;
  const short = process.env["PAYMENT_SHRINK"] ? await shrink(story, wrongWith) : story;
  const told = short.steps.map((step) => JSON.stringify(step)).join("\n");
  throw new Error(
    `PAYMENT_SEED=${seed} PAYMENT_RUNS=1 npm exec -- vitest run tests/money goes wrong (PAYMENT_SHRINK=1 shortens it) after\n${told}\n${await wrongWith(short)}`,
  );
}

test("in eighteen months of anything, what was charged, credited and refunded is what the books say", async () => {
  for (let seed = first; seed < first + count; seed += 1) await requireSound(seed);
}, 7_200_000);
