import { execFileSync } from "node:child_process";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startProgram } from "../support/program.ts";
import type { Figures } from "./figures.ts";
import { oneProgram } from "./one-program.ts";
import { underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";

/** Of its own, so that nothing else on this machine runs out of room. Only root may mount one. */
async function mountDisk(): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), "fontana-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", disk]);
  return disk;
}

async function unmountDisk(disk: string): Promise<void> {
  execFileSync("umount", ["--lazy", disk]);
  await rm(disk, { recursive: true });
}

/** To the last kilobyte. */
async function fill(file: string): Promise<void> {
  for (const size of [1 << 20, 1 << 10])
    try {
      for (;;) await appendFile(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
}

type Given = { seed: number; times: number; seconds: number };

/** The disk under the embedded database is full for a while, so many times. */
export async function diskFull({ seed, times, seconds }: Given): Promise<Figures> {
  const disk = await mountDisk();
  const dataDir = join(disk, "data");
  return underLoad({
    seed,
    async open({ env }) {
      const program = await startProgram({ dataDir, env });
      return oneProgram(program, { dataDir }, () => unmountDisk(disk));
    },
    async trouble(_, load) {
      let longest = 0;
      for (let n = 0; n < times; n += 1) {
        await untilAcknowledged(load);
        const ballast = join(disk, "ballast");
        await fill(ballast);
        await sleep(seconds * 1000);
        await rm(ballast);
        longest = Math.max(longest, await untilAcknowledged(load));
      }
      return longest;
    },
  });
}
