import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** In a process of its own, so that what building leaves in memory goes with it. */
export function buildIfStale(): void {
  const build = [join(import.meta.dirname, "build.ts"), "--if-stale"];
  const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
