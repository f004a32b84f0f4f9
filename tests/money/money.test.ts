import { test } from "vitest";
import { shrink } from "../hours/shrink.ts";
import { wrongWith } from "./live.ts";
import { createStory } from "./story.ts";

const first = Number(process.env["PAYMENT_SEED"] ?? 1);
const asked = process.env["PAYMENT_RUNS"];
const count = Number(asked ?? 1);
/** With all the others there is time for a few of the eighteen only. */
const months = asked ? 18 : 4;

async function faultOf(seed: number): Promise<string | null> {
  const story = createStory(seed, months);
  const fault = await wrongWith(story);
  if (fault === null) return null;
  const again = `PAYMENT_SEED=${seed} PAYMENT_RUNS=1 npm exec -- vitest run tests/money`;
  if (!process.env["PAYMENT_SHRINK"])
    return `${again} goes wrong (PAYMENT_SHRINK=1 shortens it):\n${fault}`;
  const short = await shrink(story, wrongWith);
  const told = short.steps.map((step) => JSON.stringify(step)).join("\n");
  return `${again} goes wrong after\n${told}\n${await wrongWith(short)}`;
}

test("in eighteen months of anything, what was charged, credited and refunded is what the books say", async () => {
  const faults: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const fault = await faultOf(seed);
    if (fault) faults.push(fault);
    if (asked) process.stdout.write(`${fault ?? `seed ${seed} is sound`}\n`);
  }
  if (faults.length > 0) throw new Error(faults.join("\n\n"));
}, 7_200_000);
