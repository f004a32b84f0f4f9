import { expect, test } from "vitest";
import { mailSamples } from "../mail-samples.ts";
import { tellPart } from "./parts.ts";

test("a label of a fact stays on one line, and a sum's name wraps", () => {
  const rows: [string, string][] = [["Paid period ends", "10 a month"]];
  expect(String(tellPart({ kind: "facts", rows }))).toContain("Paid\u00a0period\u00a0ends");
  expect(String(tellPart({ kind: "sums", rows }))).toContain("Paid period ends");
});

test("a label leaves room for what it names on a phone", () => {
  const labels = Object.values(mailSamples)
    .flat()
    .flatMap(({ write }) =>
      [...write().html.matchAll(/style="width:1%;[^>]*>\s*([^<]*?)\s*<\/td>/g)].map(
        ([, name = ""]) => name,
      ),
    );
  expect(labels.length).toBeGreaterThan(100);
  expect([...new Set(labels.filter((name) => name.length > 18))]).toEqual([]);
});

test.each(["9 AM - 6 PM PST", "March 19, 2026", "FA-0042", "(909) 555-0142"])(
  "%s does not break",
  (whole) => {
    const said = String(tellPart({ kind: "paragraph", text: `Please write (${whole}) today.` }));
    expect(said).toContain(`<span style="white-space:nowrap">${whole}</span>`);
  },
);

test("the number of a card is whole at the end, too", () => {
  const said = String(
    tellPart({ kind: "paragraph", text: "We charged it to Visa ending in 4242." }),
  );
  expect(said).toContain('<span style="white-space:nowrap">ending in\u00a04242</span>');
});
