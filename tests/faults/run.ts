/**
 * Lets things go wrong while people use the program, prints figures, and ends non-zero where something
 * acknowledged was lost or done twice, a public page stayed away, or somebody got no honest answer.
 *
 *     npm run faults                                   every scenario
 *     npm run faults -- mixed-kill --seed 7 --times 5   one, as it was, so many times
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { lineOf, missesOf } from "./figures.ts";
import { scenarios } from "./scenarios.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, times: { type: "string" } },
});
const unknown = positionals.find((name) => !Object.hasOwn(scenarios, name));
const numbers = [values.seed, values.times].filter((given) => given !== undefined);
if (unknown || numbers.some((given) => !/^\d{1,9}$/.test(given))) {
  console.error(`Scenarios: ${Object.keys(scenarios).join(", ")}; options: --seed N, --times N.`);
  process.exit(2);
}

buildIfStale();
const seed = Number(values.seed ?? randomInt(1e6));
let missed = false;
for (const [name, { times, bounds, run }] of Object.entries(scenarios)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const figures = await run({ seed, times: Number(values.times ?? times) });
  console.log(lineOf(name, seed, figures));
  const misses = missesOf(figures, bounds);
  for (const miss of misses) console.log(`  MISSED ${miss}`);
  missed ||= misses.length > 0;
}
process.exit(missed ? 1 : 0);
