import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { tokenColor } from "../../app/styles/token-color.server.ts";
import { colors } from "../../platform/pdf/draw-sheet.ts";
import { layOutMail } from "../mail-layout.ts";
import { dark, light, shades } from "./palette.ts";

type Shade = keyof typeof light;

function contrastIn(palette: typeof light, text: Shade, ground: Shade): number {
  return wcagContrast(palette[text], palette[ground]);
}

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("the %s theme", (theme, palette) => {
  test("has the site's own colors", () => {
    for (const shade of shades) expect(palette[shade], shade).toBe(tokenColor(shade, theme));
  });

  test("can be read", () => {
    const over = contrastIn.bind(null, palette);
    for (const ground of ["raised", "paper-2"] as const)
      for (const text of ["ink", "ink-2", "pine"] as const)
        expect(over(text, ground), `${text} on ${ground}`).toBeGreaterThan(7);
    expect(over("on-pine", "pine")).toBeGreaterThan(7);
    for (const shade of ["on-deep", "signal"] as const)
      expect(over(shade, "deep"), shade).toBeGreaterThan(3);
  });
});

test("statements and invoices are printed in them, too", () => {
  const { ink, "ink-2": quiet, line, pine } = light;
  expect(colors).toEqual({ ink, quiet, line, pine });
});

test("every color of a mail has its dark one", () => {
  const { html } = layOutMail("A heading", [
    { kind: "quote", text: "words" },
    { kind: "button", label: "Open it", href: "http://localhost:3000/" },
  ]);
  const [, sheet = ""] = /<style>\s*(@media[\s\S]*?)<\/style>/.exec(html) ?? [];
  const named = [...sheet.matchAll(/\.([\w-]+) \{/g)].map(([, name = ""]) => name);
  const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect([...new Set(classes)].filter((name) => !named.includes(name))).toEqual([]);
});

test("no words of others are markup, in the preview neither", () => {
  const { html } = layOutMail("<b>", [
    { kind: "quote", text: "<script>alert(1)</script>\n  & so on" },
    { kind: "facts", rows: [["<i>", "</td>"]] },
  ]);
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(2);
});
