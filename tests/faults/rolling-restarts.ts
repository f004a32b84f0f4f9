import { freePort, newDataDir, type Program, startProgram } from "../support/program.ts";
import type { Figures } from "./figures.ts";
import { openProxy } from "./proxy.ts";
import { type House, underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";

type Given = { seed: number; times: number; programs: number; databaseUrl: string };

/** Several programs on one database, of which each is stopped and started again, one after the other, as a deploy does it. */
export function rollingRestarts({
  seed,
  times,
  programs: many,
  databaseUrl,
}: Given): Promise<Figures> {
  const programs: Program[] = [];
  let restart: (n: number) => Promise<void>;
  return underLoad({
    seed,
    async open({ env }): Promise<House> {
      const ports: number[] = [];
      while (ports.length < many) ports.push(await freePort());
      const proxy = await openProxy(ports);
      const settings = { ...env, DATABASE_URL: databaseUrl, APP_URL: proxy.url };
      const start = (port: number) => startProgram({ port, env: settings });
      programs.push(...(await Promise.all(ports.map(start))));
      restart = async (n) => {
        await programs[n]!.stop();
        programs[n] = await start(ports[n]!);
      };
      return {
        program: { url: proxy.url },
        database: { dataDir: await newDataDir(), url: databaseUrl },
        stop: async () => void (await Promise.all(programs.map((program) => program.stop()))),
        async close() {
          await Promise.all(programs.map((program) => program.kill()));
          await proxy.close();
        },
      };
    },
    async trouble(_, load) {
      let longest = 0;
      for (let n = 0; n < times * many; n += 1) {
        await untilAcknowledged(load);
        const restarted = restart(n % many);
        longest = Math.max(longest, await untilAcknowledged(load));
        await restarted;
      }
      return longest;
    },
  });
}
