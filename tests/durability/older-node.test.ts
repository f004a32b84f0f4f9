import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "../support/program.ts";

const run = promisify(execFile);
const older = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.9.0" })`;

it("an older Node.js, whose npm left the link out, hands over to the one that npm brought, for all that follows", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "fontana-older-"));
  try {
    const modules = path.join(folder, "node_modules");
    const name = `node-${process.platform}-${process.arch}`;
    await mkdir(path.join(modules, ".bin"), { recursive: true });
    await mkdir(path.join(modules, name, "bin"), { recursive: true });
    await symlink(process.execPath, path.join(modules, name, "bin", "node"));
    const script = "console.log(process.versions.node, ...process.argv.slice(2))";
    await writeFile(path.join(folder, "print.mjs"), script);
    const check = path.join(root, "scripts/check-node.mjs");
    const args = ["--import", older, check, "print.mjs", "--stale"];
    const { stdout } = await run(process.execPath, args, { cwd: folder });
    expect(stdout).toBe(`${process.versions.node} --stale\n`);
    const linked = await run(path.join(modules, ".bin/node"), ["--version"]);
    expect(linked.stdout).toBe(`${process.version}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
