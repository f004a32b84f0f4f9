import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createChance } from "../../scripts/chance.ts";
import { freePort, newDataDir, type Program, startProgram } from "../support/program.ts";
import type { House } from "./under-load.ts";
import { underLoad } from "./under-load.ts";

type Options = { seed: number; times: number; databaseUrl?: string; withInbox?: boolean };

/** Kill -9 at any moment, again and again, while people do everything that can be done. */
export async function mixedKill({ seed, times, databaseUrl, withInbox = false }: Options) {
  const chance = createChance(seed + 1);
  const dataDir = await newDataDir();
  const port = await freePort();
  let program: Program;
  let start: () => Promise<Program>;
  return underLoad({
    seed,
    withInbox,
    async open({ env }): Promise<House> {
      const settings = databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env;
      start = () => startProgram({ dataDir, port, env: settings });
      program = await start();
      return {
        program: { url: program.url },
        database: { dataDir, ...(databaseUrl ? { url: databaseUrl } : {}) },
        stop: async () => void (await program.stop()),
        async close() {
          await program.kill();
          await rm(dataDir, { recursive: true, force: true });
        },
      };
    },
    async trouble(_, load) {
      let longest = 0;
      for (let n = 0; n < times; n += 1) {
        const before = load.acknowledged.length;
        while (load.acknowledged.length < before + 4) await sleep(50);
        await sleep(chance.between(0, 700));
        await program.kill();
        const died = Date.now();
        program = await start();
        longest = Math.max(longest, Date.now() - died);
        if (times > 10 && n % 10 === 9) console.log(`${n + 1} of ${times} kills`);
      }
      return longest / 1000;
    },
  });
}
