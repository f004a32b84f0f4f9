import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { tokenColor } from "./token-color.server.ts";

const grounds = ["paper", "paper-2", "raised", "danger-paper"];

const pairs = [
  ...["ink", "ink-2", "ink-3", "pine", "danger"].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...["ink", "ink-2", "pine", "danger"].map((text) => [text, "sage"] as const),
  ["on-pine", "pine"],
  ["on-pine", "pine-hover"],
  ["on-signal", "signal"],
  ["on-deep", "deep"],
  ["on-deep-2", "deep"],
  ["paper", "danger"],
] as const;

const app = join(import.meta.dirname, "..");
const placeholders = globSync("**/*.css", { cwd: app }).flatMap((file) =>
  (readFileSync(join(app, file), "utf8").match(/::placeholder \{[^}]*\}/g) ?? []).map((rule) =>
    rule.replaceAll(/\s+/g, " "),
  ),
);

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(pairs)("--%s is read on --%s", (text, ground) => {
    const [front, behind] = [tokenColor(text, theme), tokenColor(ground, theme)];
    expect(wcagContrast(front, behind)).toBeGreaterThanOrEqual(4.5);
  });
});

it("a placeholder takes a color that is read as it is, and nothing makes it fainter", () => {
  expect(placeholders).toEqual(["::placeholder { color: var(--ink-3); opacity: 1; }"]);
});
