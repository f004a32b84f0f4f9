import { expect, it } from "vitest";
import { servedText, siteUrl } from "./served-pages.ts";

type Rules = { prefetch: { where: { and: [unknown, { not: { href_matches: string[] } }] } }[] };

const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(
  await servedText("/"),
)!;
const { prefetch } = JSON.parse(rules) as Rules;

const isFetchedAhead = (path: string) =>
  prefetch.some(
    ({ where }) =>
      !where.and[1].not.href_matches.some((pattern) =>
        new URLPattern(pattern, siteUrl).test(new URL(path, siteUrl)),
      ),
  );

it.each(["/", "/membership", "/solutions/zoho-crm", "/blog", "/contact?about=zoho-crm", "/signup"])(
  "%s is fetched ahead",
  (path) => {
    expect(isFetchedAhead(path)).toBe(true);
  },
);

it.each(["/admin", "/admin/inbox/1", "/dashboard", "/dashboard/billing", "/sign-out", "/sign-in"])(
  "%s is not fetched before somebody asks for it",
  (path) => {
    expect(isFetchedAhead(path)).toBe(false);
  },
);
