import { describe, expect, it } from "vitest";
import { bindFigures } from "./bind-figures.server.ts";

const bound = (inside: string) =>
  bindFigures(`<head><title>6 hours</title></head><body>${inside}</body>`)
    .replace(/^.*<body>/, "")
    .replace(/<\/body>$/, "")
    .replaceAll(/<bdi class="nowrap">(.*?)<\/bdi>/g, "[$1]");

describe("a figure and its unit", () => {
  it.each([
    ["4-6 hours to 45 minutes", "[4-6 hours] to [45 minutes]"],
    ["a 6-week plan", "a [6-week] plan"],
    ["a 20-year-old CRM", "a [20-year-old] CRM"],
    ["within 4 business hours.", "within [4 business hours]."],
    ["12<!-- --> hours<!-- --> a year", "[12<!-- --> hours]<!-- --> a year"],
    ["by 5:50 PM PST, full-time", "by [5:50 PM PST], [full-time]"],
    ["on Dynamics 365", "on [Dynamics 365]"],
    ["2 orgs, 1,200 people, 3 weekends", "[2 orgs], [1,200 people], 3 weekends"],
  ])("%s", (html, said) => {
    expect(bound(`<p>${html}</p>`)).toBe(`<p>${said}</p>`);
  });
});

it("leaves alone what is no prose, and what React takes up again", () => {
  for (const html of [
    '<svg><rect x="2"></rect><text>6 hours</text></svg>',
    "<summary>Are 6 hours enough?</summary>",
    '<svg><text x="2">6 hours</text></svg>',
    '<div data-island="board"><div><br/>6 hours</div><p>6 hours</p></div>',
    '<a class="button button-primary" href="/">Ask for 6 hours</a>',
    '<img alt="6 hours"/>',
    '<script>"6 hours"</script>',
  ])
    expect(bound(html)).toBe(html);
  expect(bound('<div data-island="x"><div>6 hours</div></div>6 hours')).toBe(
    '<div data-island="x"><div>6 hours</div></div>[6 hours]',
  );
  expect(bindFigures("<head><title>6 hours</title></head><body></body>")).toContain(
    "<title>6 hours</title>",
  );
});
