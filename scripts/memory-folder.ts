import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
/** Bytes; a run of all tests holds 264 MB at most. */
const room = 2 * 2 ** 30;

/** A new folder in memory for what a run throws away, removed as this process ends; none where there is no room for it. */
export function makeMemoryFolder(): string | undefined {
  if (!existsSync(inMemory)) return undefined;
  removeAbandoned();
  const { bavail, bsize } = statfsSync(inMemory);
  if (Math.min(bavail * bsize, freemem()) < room) return undefined;
  const folder = makeFolder();
  if (!folder) return undefined;
  process.once("exit", () => remove(folder));
  // As of any folder for temporary files: servers that tests start have users of their own.
  chmodSync(folder, 0o1777);
  return runsPrograms(folder) ? folder : undefined;
}

function makeFolder(): string | undefined {
  try {
    return mkdtempSync(join(inMemory, `fontana-${process.pid}-`));
  } catch {
    return undefined;
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another account's folder stays until a run of its own removes it.
  }
}

/** Of a run that was killed; in memory they would stay until the machine restarts. */
function removeAbandoned(): void {
  for (const name of readdirSync(inMemory)) {
    const [, pid] = /^fontana-(\d+)-/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) remove(join(inMemory, name));
  }
}

/** Containers often forbid it there. */
function runsPrograms(folder: string): boolean {
  const probe = join(folder, "probe");
  writeFileSync(probe, "#!/bin/sh\n", { mode: 0o700 });
  const { status } = spawnSync(probe);
  rmSync(probe);
  return status === 0;
}
