import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const wanted = [24, 0];
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `Fontana needs Node.js ${wanted[0]} or newer; this is ${process.versions.node}. On Linux and Windows "npm ci" brings it along for npm's own scripts (unless optional packages are left out); elsewhere install it from https://nodejs.org.`,
  );
  process.exit(1);
}

// With a script in its arguments it goes on to run that, so that a single process holds both.
const [, , script, ...rest] = process.argv;
if (script) {
  const path = resolve(script);
  process.argv.splice(1, Infinity, path, ...rest);
  await import(pathToFileURL(path));
}
