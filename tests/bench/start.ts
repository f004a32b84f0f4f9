import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { freshClone } from "../support/fresh-clone.ts";
import { freePort } from "../support/program.ts";
import { atMost, type Row } from "./row.ts";

/** Seconds from `npm start` to a page. */
const longestFirstStart = 60;
const longestRestart = 3;

export async function timeStarts(): Promise<Row[]> {
  const clone = await freshClone();
  // The same port both times: pages spell out their origin and are rendered anew for another one.
  const port = await freePort();
  try {
    return [
      atMost("First start to a page", await timeStart(clone, port), longestFirstStart, " s"),
      atMost("Restart to a page", await timeStart(clone, port), longestRestart, " s"),
    ];
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}

async function timeStart(folder: string, port: number): Promise<number> {
  const { PATH, HOME } = process.env;
  const started = performance.now();
  const program = spawn("npm", ["start"], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = once(program, "exit");
  try {
    while (program.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer?.ok) return Number(((performance.now() - started) / 1000).toFixed(2));
      if (performance.now() - started > 5 * longestFirstStart * 1000) break;
      await sleep(20);
    }
    throw new Error("npm start served no page");
  } finally {
    // npm hands a signal on to nobody, so the whole group gets it.
    if (program.pid && program.exitCode === null) process.kill(-program.pid, "SIGTERM");
    await ended;
  }
}
