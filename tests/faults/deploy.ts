import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  asSource,
  freePort,
  newDataDir,
  type Program,
  root,
  startProgram,
} from "../support/program.ts";
import { openEarlierVersion, operate } from "./earlier-version.ts";
import type { Figures } from "./figures.ts";
import { startOwnServer } from "./own-server.ts";
import { openProxy } from "./proxy.ts";
import { underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";

/** A backup of the version before, into an empty database, on which this one starts. */
async function restoreElsewhere(backup: string): Promise<void> {
  const elsewhere = await startOwnServer();
  const dataDir = await newDataDir();
  try {
    await operate(root, { DATABASE_URL: elsewhere.url, DATA_DIR: dataDir }, "restore", backup);
    const program = await startProgram({
      dataDir,
      env: { DATABASE_URL: elsewhere.url, RUN_JOBS: "no" },
    });
    await program.stop();
  } finally {
    await elsewhere.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Given = { seed: number; times: number };
type Ground = { earlier: string; server: { url: string }; backups: string };

/** Two programs of the version before are replaced one by one, and one of them put back, while people go on. */
function replaceEach({ seed, times }: Given, { earlier, server, backups }: Ground) {
  let dataDir: string;
  const programs: Program[] = [];
  let replace: (n: number, folder: string) => Promise<void>;
  return underLoad({
    seed,
    async open({ env }) {
      dataDir = await newDataDir();
      const ports = [await freePort(), await freePort()];
      const proxy = await openProxy(ports);
      const settings = { ...env, DATABASE_URL: server.url, APP_URL: proxy.url };
      const start = (n: number, folder: string) =>
        startProgram({
          port: ports[n]!,
          env: settings,
          folder,
          ...(folder === earlier && { command: asSource }),
        });
      for (const n of ports.keys()) programs.push(await start(n, earlier));
      replace = async (n, folder) => {
        await programs[n]!.stop();
        programs[n] = await start(n, folder);
      };
      return {
        program: { url: proxy.url },
        database: { dataDir, url: server.url },
        stop: async () => void (await Promise.all(programs.map((program) => program.stop()))),
        async close() {
          await Promise.all(programs.map((program) => program.kill()));
          await proxy.close();
        },
      };
    },
    async trouble(_, load) {
      let longest = 0;
      const settings = { DATABASE_URL: server.url, DATA_DIR: dataDir };
      const backup = await operate(earlier, settings, "backup", backups);
      const steps: [number, string][] = [];
      for (let n = 0; n < times; n += 1) steps.push([0, root], [0, earlier]);
      for (const [n, folder] of [...steps, [0, root], [1, root]] as typeof steps) {
        await untilAcknowledged(load);
        const replaced = replace(n, folder);
        longest = Math.max(longest, await untilAcknowledged(load));
        await replaced;
        longest = Math.max(longest, await untilAcknowledged(load));
      }
      await restoreElsewhere(backup);
      return longest;
    },
  });
}

/** With a backup of the version before, which this one restores. */
export async function deploy(given: Given): Promise<Figures> {
  const earlier = await openEarlierVersion();
  const server = await startOwnServer();
  const backups = await mkdtemp(join(tmpdir(), "fontana-backups-"));
  try {
    return await replaceEach(given, { earlier: earlier.folder, server, backups });
  } finally {
    await server.close();
    await rm(backups, { recursive: true, force: true });
    await earlier.close();
  }
}
