import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { tools } from "../../../content/tools.ts";
import { ToolAction } from "./tool-action.tsx";

const [tool] = tools;
if (!tool) throw new Error("The catalog is empty");

it("is a single disabled button while the tool is coming soon", () => {
  const html = renderToStaticMarkup(<ToolAction tool={{ ...tool, comingSoon: true }} />);
  expect(html).toMatch(/^<button[^>]* disabled=""[^>]*>Coming Soon<\/button>$/);
});

it("has a button for each kind of visitor once the tool is available", () => {
  const html = renderToStaticMarkup(<ToolAction tool={{ ...tool, comingSoon: false }} />);
  const faces = [...html.matchAll(/<div class="([a-z-]+)">(<[ab][^>]*>[^<]*)/g)].map(
    ([, face, button]) => [face, button?.replace(/class="[^"]*" ?/, "")],
  );
  const named = `aria-describedby="${tool.id}"`;
  expect(faces).toEqual([
    ["signed-out", `<a href="/signup" ${named}>Sign Up for Membership`],
    ["plan-free", `<a href="/signup" ${named}>Upgrade to Access`],
    ["plan-paid", `<button type="button" disabled="" ${named}>Available with Membership`],
  ]);
});
