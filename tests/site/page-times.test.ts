import { expect, it } from "vitest";
import { sectionOf } from "../../api/vitals.ts";
import { servedPages } from "./served-pages.ts";

it("counts how fast each page was under a section of its own", async () => {
  const paths = (await servedPages()).map(({ path }) => path);
  expect(paths.filter((path) => sectionOf(path) === "other")).toEqual([]);
});
