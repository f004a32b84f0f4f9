import { globSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { createChance } from "../../scripts/chance.ts";
import { eventually, newDataDir, startProgram } from "../support/program.ts";
import type { Figures } from "./figures.ts";
import { oneProgram } from "./one-program.ts";
import { startOwnServer } from "./own-server.ts";
import { underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";

type Given = { seed: number; times: number; withInbox?: boolean };

/** Debian's libfaketime, wherever this processor's libraries are. */
const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");

/** Whoever runs with `env` has the machine's clock, moved by what the file says. Timers keep their pace. */
async function openWrongClock() {
  if (!library) throw new Error("This needs Debian's package libfaketime.");
  const folder = await mkdtemp(join(tmpdir(), "fontana-clock-"));
  const file = join(folder, "clock");
  async function move(seconds: number): Promise<void> {
    // At once: whoever reads half of it has another time, or none.
    await writeFile(`${file}.next`, `${seconds < 0 ? "" : "+"}${seconds}\n`);
    await rename(`${file}.next`, file);
  }
  await move(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    async jump(seconds: number): Promise<void> {
      await move(seconds);
      // It looks at the file once a second.
      await sleep(1_500);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

const hour = 3600;

/** A busy program looks at its clock when it gets to it. */
async function untilItShows({ url }: { url: string }, seconds: number): Promise<void> {
  await eventually(async () => {
    const { headers } = await fetch(`${url}/healthz`);
    const shown = Date.parse(headers.get("date") ?? "");
    expect(Math.abs(shown - Date.now() - seconds * 1000)).toBeLessThan(10_000);
  });
}

/** The clock of the program, and of its PostgreSQL if it has one, leaps ahead and back by hours and by days. */
export async function clockJumps(given: Given & { onServer?: boolean }): Promise<Figures> {
  const { seed, times, withInbox = false, onServer = false } = given;
  const chance = createChance(seed + 1);
  const clock = await openWrongClock();
  const server = onServer ? await startOwnServer({ env: clock.env }) : null;
  const dataDir = await newDataDir();
  const url = server ? { url: server.url } : {};
  return underLoad({
    seed,
    withInbox,
    async open({ env }) {
      const settings = { ...env, ...clock.env, ...(server && { DATABASE_URL: server.url }) };
      const program = await startProgram({ dataDir, env: settings });
      return oneProgram(program, { dataDir, ...url }, async () => {
        await server?.close();
        await clock.close();
        await rm(dataDir, { recursive: true, force: true });
      });
    },
    async trouble({ program }, load, neighbors) {
      let longest = 0;
      for (let n = 0; n < times; n += 1) {
        const far = n % 2 === 0 ? chance.between(2, 12) * hour : chance.between(2, 5) * 24 * hour;
        for (const seconds of [-far, 0, far, 0]) {
          await untilAcknowledged(load);
          await clock.jump(seconds);
          await untilItShows(program, seconds);
          // So that something is to be tried again by a clock that will be set back.
          neighbors.smtp.refusing = seconds > 0;
          longest = Math.max(longest, await untilAcknowledged(load));
        }
      }
      return longest;
    },
  });
}
