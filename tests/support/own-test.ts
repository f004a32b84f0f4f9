import { test } from "./browser.ts";
import { ownProgram } from "./own.ts";
import { startProgram } from "./program.ts";

/** With a program that the spec has to itself, by its name: its clock may be moved, and its settings may differ. */
export const ownTest = (spec: string, env: Record<string, string> = {}) =>
  test.extend({
    program: async ({ own }, use) => use(await own(spec, () => ownProgram(startProgram({ env })))),
  });
