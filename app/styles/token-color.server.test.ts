import { expect, it } from "vitest";
import { tokenColor } from "./token-color.server.ts";

it.each([
  ["paper", "light", "#fbf7ef"],
  ["paper", "dark", "#0f1a15"],
  ["pine", "light", "#1a4f3b"],
  ["on-deep", "dark", tokenColor("on-deep", "light")],
] as const)("reads --%s of the %s theme in sRGB", (name, theme, hex) => {
  expect(tokenColor(name, theme)).toBe(hex);
});

it("refuses a token that does not exist", () => {
  expect(() => tokenColor("no-such-token")).toThrow("No color token --no-such-token");
});
