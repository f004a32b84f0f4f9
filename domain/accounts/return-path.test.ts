import { expect, test } from "vitest";
import { redirectDisguises } from "../../tests/fixtures/redirect-disguises.ts";
import { returnPath } from "./return-path.ts";

test.each([
  "/",
  "/dashboard",
  "/tools?category=CRM%20Tools#roi",
  "/contact?plan=https://elsewhere.example",
  "/%2F%2Felsewhere.example",
])("a path on this site is kept: %s", (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  ...redirectDisguises,
  `/${"x".repeat(2000)}`,
  "",
  undefined,
  ["/dashboard"],
  { toString: () => "/dashboard" },
])("a disguise is refused: %j", (wanted) => {
  expect(returnPath(wanted)).toBeNull();
});

test("every accepted path stays on this site as a browser resolves it", () => {
  const pieces = [
    "/",
    "\\",
    ".",
    "..",
    "%2f",
    "%5c",
    "%2e",
    "@",
    "evil.example",
    ":",
    "?",
    "#",
    "\t",
  ];
  const site = "https://fontana.example";
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const d of pieces) {
          const path = returnPath(`/${a}${b}${c}${d}`);
          if (path !== null) expect(new URL(path, site).origin, path).toBe(site);
        }
});
