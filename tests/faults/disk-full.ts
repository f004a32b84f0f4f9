import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newDataDir, startProgram } from "../support/program.ts";
import { withClient } from "../support/server-database.ts";
import type { Figures } from "./figures.ts";
import type { Load } from "./load.ts";
import { oneProgram } from "./one-program.ts";
import { type Disk, mountDisk } from "./own-disk.ts";
import { startOwnServer } from "./own-server.ts";
import { underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";

type Given = { seed: number; times: number; seconds: number };

/** @param meanwhile what else happens once it is full, and what has to be done once there is room */
async function fillAndEmpty(
  disk: Disk,
  load: Load,
  seconds: number,
  meanwhile?: { full(): Promise<void>; room(): Promise<void> },
): Promise<number> {
  await untilAcknowledged(load);
  await disk.fill();
  await meanwhile?.full();
  await sleep(seconds * 1000);
  await disk.makeRoom();
  await meanwhile?.room();
  return untilAcknowledged(load);
}

/** The disk under the embedded database is full for a while, so many times. */
export async function diskFull({ seed, times, seconds }: Given): Promise<Figures> {
  const disk = await mountDisk();
  const dataDir = join(disk.folder, "data");
  return underLoad({
    seed,
    async open({ env }) {
      const program = await startProgram({ dataDir, env });
      return oneProgram(program, { dataDir }, () => disk.unmount());
    },
    async trouble(_, load) {
      let longest = 0;
      for (let n = 0; n < times; n += 1)
        longest = Math.max(longest, await fillAndEmpty(disk, load, seconds));
      return longest;
    },
  });
}

/** With no file of its log to use again, the next one needs room. */
const sparing = ["wal_recycle = off", "min_wal_size = 32MB", "max_wal_size = 32MB"];

const turnPage = (url: string) =>
  withClient(url, async (client) => void (await client.query("select pg_switch_wal()")));

/** The same under PostgreSQL: its tables cannot grow, and then its log cannot, which ends it. */
export async function serverDiskFull({ seed, times, seconds }: Given): Promise<Figures> {
  const disk = await mountDisk();
  const server = await startOwnServer({ settings: sparing, folder: disk.folder });
  return underLoad({
    seed,
    async open({ env }) {
      const program = await startProgram({ env: { ...env, DATABASE_URL: server.url } });
      const where = { dataDir: await newDataDir(), url: server.url };
      return oneProgram(program, where, async () => {
        await server.close();
        await disk.unmount();
      });
    },
    async trouble(_, load) {
      const withoutLog = {
        full: () => turnPage(server.url).catch(() => {}),
        room: () => server.startUnlessUp(),
      };
      let longest = 0;
      for (let n = 0; n < times; n += 1)
        for (const meanwhile of [undefined, withoutLog])
          longest = Math.max(longest, await fillAndEmpty(disk, load, seconds, meanwhile));
      return longest;
    },
  });
}
