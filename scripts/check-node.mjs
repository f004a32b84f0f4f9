import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const wanted = 24;
if (Number.parseInt(process.versions.node, 10) < wanted) await goOnWithOwn();

// With a script in its arguments it goes on to run that, so that a single process holds both.
const [first, ...others] = process.argv.slice(2);
const [script, ...rest] = first === "--env" ? others : process.argv.slice(2);
if (first === "--env" && existsSync(".env")) process.loadEnvFile(".env");
if (script) {
  const path = resolve(script);
  process.argv.splice(1, Infinity, path, ...rest);
  await import(pathToFileURL(path));
}

/** npm 10, which comes with Node.js 20, brings the right one and leaves its link out: the packages of the other platforms have one of the same name. */
async function goOnWithOwn() {
  const { platform, arch } = process;
  const name = `node-${platform}-${arch}`;
  const own = resolve("node_modules", name, "bin/node");
  if (platform === "win32" || !existsSync(own)) {
    console.error(
      `Fontana needs Node.js ${wanted} or newer; this is ${process.versions.node}. On Linux and Windows "npm ci" brings it along for npm's own scripts (unless optional packages are left out); elsewhere install it from https://nodejs.org.`,
    );
    process.exit(1);
  }
  const link = resolve("node_modules/.bin/node");
  rmSync(link, { force: true });
  symlinkSync(`../${name}/bin/node`, link);
  const child = spawn(own, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  const [status] = await once(child, "exit");
  process.exit(status ?? 1);
}
