import { expect, it } from "vitest";
import { tools } from "../../../content/tools.ts";
import { type ToolButton, toolButton, type Visitor } from "./tool-button.ts";

const cases: [comingSoon: boolean, visitor: Visitor, button: ToolButton | null][] = [
  [true, "loading", { label: "Coming Soon" }],
  [true, "anonymous", { label: "Coming Soon" }],
  [true, "free", { label: "Coming Soon" }],
  [true, "paid", { label: "Coming Soon" }],
  [false, "loading", null],
  [false, "anonymous", { label: "Sign Up for Membership", href: "/signup" }],
  [false, "free", { label: "Upgrade to Access", href: "/signup" }],
  [false, "paid", { label: "Available with Membership" }],
];

it.each(cases)("with comingSoon %s offers a visitor who is %s %j", (comingSoon, visitor, button) =>
  expect(toolButton({ comingSoon }, visitor)).toEqual(button),
);

it("offers none of the six tools yet", () => {
  expect(tools.map((tool) => toolButton(tool, "anonymous")?.label)).toEqual(
    Array.from({ length: 6 }, () => "Coming Soon"),
  );
});
