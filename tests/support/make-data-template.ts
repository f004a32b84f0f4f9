import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { dataTemplate, startProgram } from "./program.ts";

/** Starts a program once on an empty folder, and keeps what it leaves for all other tests of the run. */
export default async function makeDataTemplate(): Promise<() => Promise<void>> {
  buildIfStale();
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-template-"));
  const program = await startProgram({ dataDir });
  const { code } = await program.stop();
  if (code !== 0) throw new Error(program.logs());
  process.env[dataTemplate] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
