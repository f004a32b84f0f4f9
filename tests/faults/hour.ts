import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { lasting, newDataDir, startProgram } from "../support/program.ts";
import { openCrowd } from "./crowd.ts";
import type { Figures } from "./figures.ts";
import { drawCurve, growthOf, readMemory, type Reading } from "./memory.ts";
import { oneProgram } from "./one-program.ts";
import { underLoad } from "./under-load.ts";

type Options = { seed: number; times: number; databaseUrl?: string };

const token = "who-has-this-reads-the-metrics";
const everySeconds = 10;

/** From memory, made anew, of the API, and what is not there. */
const visited = [
  () => "/",
  () => "/solutions/zoho-crm",
  () => "/blog",
  (n: number) => `/blog?q=${n}`,
  (n: number) => `/blog?page=${n % 50}&category=Public+Sector`,
  (n: number) => `/api/blog-posts?limit=12&q=${n}`,
  () => "/sitemap.xml",
  (n: number) => `/no-such-page-${n}`,
];

/** So many minutes of an ordinary day, in which memory must not grow. */
export async function hourOfLoad({ seed, times: minutes, databaseUrl }: Options): Promise<Figures> {
  const dataDir = await newDataDir();
  const readings: Reading[] = [];
  const figures = await underLoad({
    seed,
    people: 4,
    pauseMs: 700,
    async open({ env }) {
      const program = await startProgram({
        dataDir,
        command: lasting,
        env: {
          ...env,
          METRICS_TOKEN: token,
          // As the unit and the image have it.
          MALLOC_ARENA_MAX: "2",
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        },
      });
      const where = { dataDir, ...(databaseUrl && { url: databaseUrl }) };
      return oneProgram(program, where, () => rm(dataDir, { recursive: true, force: true }));
    },
    async trouble({ program }) {
      const crowd = openCrowd(program.url);
      crowd.come(4, "GET", (n) => visited[n % visited.length]!(n), { pauseMs: 150 });
      for (let n = 0; n * everySeconds < minutes * 60; n += 1) {
        await sleep(everySeconds * 1000);
        readings.push(await readMemory(program.url, token));
        if (n % 30 === 29) console.log(`  ${drawCurve(readings.slice(-1))}`);
      }
      await crowd.leave();
      return 0;
    },
  });
  console.log(drawCurve(readings, Math.min(12, readings.length)));
  return { ...figures, faults: [...figures.faults, ...growthOf(readings)] };
}
