import { execFile } from "node:child_process";
import { root, type Settings } from "./program.ts";

type Answer = { code: number; out: string; error: string };

/** The operator's command line, in a process of its own. */
export function admin(env: Settings, ...args: string[]): Promise<Answer> {
  const { PATH = "", HOME = "" } = process.env;
  return new Promise((resolve) => {
    const options = { cwd: root, env: { PATH, HOME, ...env } };
    execFile(
      process.execPath,
      ["--liftoff-only", "build/program/admin.js", ...args],
      options,
      (failure, out, error) =>
        resolve({ code: typeof failure?.code === "number" ? failure.code : 0, out, error }),
    );
  });
}
