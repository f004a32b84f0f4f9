import { expect, it } from "vitest";
import { quickstarts } from "../../../content/quickstarts.ts";
import { weeksOf } from "./week-line.tsx";

it("reads the weeks of each quickstart from its timeline", () => {
  expect(Object.values(quickstarts).map(({ timeline }) => weeksOf(timeline))).toEqual([
    { least: 2, most: 3 },
    { least: 3, most: 4 },
    { least: 2, most: 2 },
  ]);
});
