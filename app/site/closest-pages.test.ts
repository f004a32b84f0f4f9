import { expect, test } from "vitest";
import { closestPages } from "./closest-pages.ts";

test.each([
  ["/pricing", "/membership"],
  ["/plans", "/membership"],
  ["/login", "/sign-in"],
  ["/signin", "/sign-in"],
  ["/sign-up", "/signup"],
  ["/book", "/contact"],
  ["/services", "/solutions"],
  ["/about-us", "/about"],
  ["/our-work", "/case-studies"],
  ["/contakt", "/contact"],
  ["/membreship", "/membership"],
  ["/getstarted", "/get-started"],
  ["/privacy", "/privacy-policy"],
  ["/tos", "/terms"],
  ["/terms-and-conditions", "/terms"],
  ["/salesforce", "/solutions/salesforce"],
  ["/solutions/salesforse", "/solutions/salesforce"],
  ["/case-studies/nobody", "/case-studies"],
  ["/index.php/contact", "/contact"],
])("%s leads to %s first", (path, href) => {
  expect(closestPages(path)[0]?.href).toBe(href);
});

test.each(["/wp-admin.php", "/xyzzy", "/.env", "/%E0%A4%A", "/constructor", "/__proto__", "/a"])(
  "%s is close to nothing",
  (path) => {
    expect(closestPages(path)).toEqual([]);
  },
);

test("the longest path a server accepts is matched quickly", () => {
  const begun = performance.now();
  closestPages(`/${"contact-".repeat(2000)}`);
  expect(performance.now() - begun).toBeLessThan(200);
});
