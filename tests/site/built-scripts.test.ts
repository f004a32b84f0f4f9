import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../support/program.ts";

const scripts = join(root, "build/client/assets/*.js");

it("has React as it is for production, though a test run asked for the build", () => {
  const files = globSync(scripts);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("jsxDEV"))).toEqual([]);
});
