import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), "utf8"));

type Entry = { dev?: true; resolved?: string; integrity?: string };
type Overrides = Record<string, Record<string, string>>;
const { dependencies, overrides } = read("package.json") as {
  dependencies: Record<string, string>;
  overrides: Overrides;
};
const { packages } = read("package-lock.json") as { packages: Record<string, Entry> };

/** All that the running program loads, or that is built into it. The map of addresses is read by the build alone. */
const running = [
  "{server,program,worker}.ts",
  "{api,app,cli,content,domain,platform}/**/*.{ts,tsx}",
];
const sources = globSync(running, { cwd: root }).filter(
  (file) => !/\.(test|d)\.tsx?$/.test(file) && file !== "app/routes.ts",
);

const importing =
  /^(?:import|export)\s(?!type\b)[^;"']*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

function packagesOf(file: string): string[] {
  return [...readFileSync(path.join(root, file), "utf8").matchAll(importing)]
    .map(([, a, b, c]) => a ?? b ?? c ?? "")
    .filter((name) => !/^(\.|node:|virtual:)/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
}

describe("the packages", () => {
  it("that the running program imports are what production installs", () => {
    const found = sources.flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(({ name }) => !(name in dependencies))).toEqual([]);
  });

  it("that build it are not", () => {
    const tools = ["@react-router/dev", "typescript", "vite"];
    const installed = tools.filter((name) => !packages[`node_modules/${name}`]?.dev);
    expect(installed).toEqual([]);
  });

  // npm 9 can't follow a reference such as "$hono" when it prunes.
  it("that stand in for what another one asks for are those that we have", () => {
    const wanted = Object.values(overrides).flatMap((one) => Object.entries(one));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(([name, version]) => dependencies[name] !== version)).toEqual([]);
  });

  it("each have a checksum, and come from npm's registry or wherever its mirror is", () => {
    const entries = Object.entries(packages).filter(([name]) => name !== "");
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
    const elsewhere = entries.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(elsewhere).toEqual([]);
  });
});
