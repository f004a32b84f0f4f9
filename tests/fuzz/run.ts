/**
 * Sends requests made from the API's description and the list of pages, and ends non-zero on a miss.
 *
 *     npm run fuzz                  50,000 requests, with a seed of the day
 *     npm run fuzz -- 2000 42       so many, with that seed
 */
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { fuzz } from "./fuzz.ts";

const [requests = 50_000, seed = Math.floor(Date.now() / 86_400_000)] = process.argv
  .slice(2)
  .map(Number);

buildIfStale();
// The router warns of every address that it cannot decode.
console.warn = () => {};
const started = performance.now();
const figures = await fuzz(requests, seed);
const seconds = Math.round((performance.now() - started) / 1000);
const statuses = Object.entries(figures.byStatus).map(([status, count]) => `${status}: ${count}`);
console.log(`${figures.requests} requests in ${seconds} s, seed ${seed}
By status  ${statuses.join(", ")}
Slowest    ${figures.slowest.milliseconds} ms, ${figures.slowest.what}`);
for (const miss of figures.misses) console.log(`MISSED ${miss}`);
console.log(`${figures.misses.length} missed`);
process.exit(figures.misses.length === 0 ? 0 : 1);
