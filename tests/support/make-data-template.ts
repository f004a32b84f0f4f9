import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { makeEmbedded } from "./embedded-files.ts";
import { dataTemplate, startProgram } from "./program.ts";

/** Starts a program once, and keeps what it leaves for all other tests of the run. */
export default async function makeDataTemplate(): Promise<(() => Promise<void>) | undefined> {
  // Another project's setup has it.
  if (process.env[dataTemplate]) return undefined;
  buildIfStale();
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-template-"));
  await makeEmbedded(dataDir);
  const program = await startProgram({ dataDir });
  const { code } = await program.stop();
  if (code !== 0) throw new Error(program.logs());
  process.env[dataTemplate] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
