import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../support/program.ts";

const run = promisify(execFile);

async function git(...words: string[]): Promise<string> {
  const { stdout } = await run("git", ["-C", root, ...words]);
  return stdout.trim();
}

/** @returns the commit before the one that changed the tables last */
const beforeNewestMigration = () =>
  git("log", "-1", "--format=%H^", "--", "platform/db/migrations");

/** Built in a folder of its own, with what is installed here unless it wants something else. */
export async function openEarlierVersion() {
  const commit = await beforeNewestMigration();
  const folder = join(await mkdtemp(join(tmpdir(), "fontana-earlier-")), "release");
  await git("worktree", "add", "--detach", folder, commit);
  const differs = await git("diff", "--stat", commit, "HEAD", "--", "package-lock.json");
  if (differs) execFileSync("npm", ["ci"], { cwd: folder, stdio: "ignore" });
  else await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["scripts/build.ts"], { cwd: folder, stdio: "inherit" });
  return {
    folder,
    async close(): Promise<void> {
      await git("worktree", "remove", "--force", folder);
      await rm(join(folder, ".."), { recursive: true });
    },
  };
}

/** @returns the first line that the operator's command says */
export async function operate(
  folder: string,
  env: Record<string, string>,
  ...words: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, ["cli/main.ts", ...words], {
    cwd: folder,
    env: { PATH: process.env["PATH"], ...env },
  });
  return stdout.split("\n")[0] ?? "";
}
