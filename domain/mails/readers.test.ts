import { describe, expect, test } from "vitest";
import known from "../../tests/fixtures/caniemail.json" with { type: "json" };
import { featuresOf } from "../../tests/support/mail-features.ts";
import { mailSamples } from "../mail-samples.ts";

/** What is lost, or partly lost, in some reader, and why that is no loss. */
const degrades: Record<string, string> = {
  "css-at-media-prefers-color-scheme":
    "the light theme stays, or the reader makes its own dark one",
  "css-color-scheme": "as above",
  "html-meta-color-scheme": "as above",
  "html-style": "holds nothing but the dark theme",
  "css-selector-class": "as above",
  "css-important": "written in lowercase, with a space before it, in the style sheet only",
  "css-border": "at most 3px wide, on cells",
  "css-border-radius": "square corners",
  "css-display": "inline-block on the link in the button: the cell around it has the color",
  "css-display-none": "max-height and overflow hide the preview too",
  "css-max-height": "mso-hide does it there",
  "css-overflow": "as above",
  "css-font-size": "pixels only",
  "css-font-weight": "600 becomes bold",
  "css-height": "of cells only",
  "css-letter-spacing": "in pixels, and small",
  "css-line-height": "a little more or less air",
  "css-margin": "only zero",
  "css-max-width": "a table of 600 for Outlook stands around it",
  "css-overflow-wrap": "word-break does it there",
  "css-word-break": "long words break sooner, or widen the mail where neither is known",
  "css-padding": "of cells; the button's has mso-padding-alt beside it",
  "css-sytem-ui": "the next name of the list: Segoe UI, Helvetica or Arial",
  "css-text-align": "left, and right of sums, which read as well on the left",
  "css-text-decoration": "none only: at worst the button's words are underlined",
  "css-white-space": "nowrap only: at worst a number or a day breaks",
  "css-width": "of cells",
  "html-align": "center of a cell; a table keeps to the left at worst",
  "html-aria-hidden": "on the mark, which holds no words",
  "html-body": "the table inside has the same background",
  "html-dir": "left to right is what it would be anyway",
  "html-doctype": "nothing depends on it",
  "html-role": "a table is read as one at worst",
  "html-width": "of tables and cells, and no picture",
};

const support: Record<string, Record<string, string>> = known.features;

describe("in Gmail, Outlook and Apple Mail, by the data of caniemail", () => {
  const used = new Set<string>();
  for (const { write } of Object.values(mailSamples).flat())
    for (const feature of featuresOf(write().html)) used.add(feature);

  test("everything used is known to it", () => {
    expect([...used].filter((feature) => !(feature in support))).toEqual([]);
  });

  test("what some reader lacks may be lost", () => {
    const lacking = [...used].filter((feature) =>
      Object.values(support[feature] ?? {}).some((said) => !/^y(?! #)/.test(said)),
    );
    expect(lacking.filter((feature) => !(feature in degrades))).toEqual([]);
  });

  test("nothing else is excused, or kept of its data", () => {
    expect(Object.keys(degrades).filter((feature) => !used.has(feature))).toEqual([]);
    expect(Object.keys(support).filter((feature) => !used.has(feature))).toEqual([]);
  });
});
