import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Bars } from "./bars.tsx";

/** Where the parts of a bar begin and end, from the top on. */
function parts(good: number, bad: number) {
  const bars = [{ key: "week", good, bad, words: "" }];
  const markup = renderToStaticMarkup(<Bars title="" figure="" bars={bars} />);
  return ["bar-bad", "bar-good"].map((name) => {
    const [, y, height] = markup.match(`y="([^"]+)" width="14" height="([^"]+)" class="${name}"`)!;
    return { from: Number(y), to: Number(y) + Number(height) };
  });
}

it("keeps the two parts of a bar apart and in the drawing, and one alone on the ground", () => {
  const [bad, good] = parts(3, 1);
  expect(good!.from - bad!.to).toBe(2);
  expect([bad!.from, good!.to]).toEqual([1, 64]);
  expect(parts(0, 1)[0]!.to).toBe(64);
});
