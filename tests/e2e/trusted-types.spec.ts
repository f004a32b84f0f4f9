import { expect, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { content } from "./post-form.ts";

const required = /require-trusted-types-for 'script'; trusted-types own-html/;

test.describe("a string that would become markup", () => {
  test.use({ expectedNoise: [/TrustedHTML|TrustedScriptURL|TrustedTypePolicy/] });

  test("is refused by every page, and no script makes a policy of its own", async ({
    page,
    program,
  }) => {
    await signInAsAdmin(page, program);
    for (const address of ["/", "/contact", "/blog", "/sign-out", "/dashboard", "/admin"]) {
      const answer = await openPage(page, address);
      expect(answer?.headers()["content-security-policy"], address).toMatch(required);
      const refused = await page.evaluate(() => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        const attempts: [string, () => void][] = [
          ["markup", () => (document.createElement("div").innerHTML = "<b>bold</b>")],
          ["a script", () => (document.createElement("script").src = "https://evil.example/")],
          ["a policy", () => void trustedTypes.createPolicy("mine", {})],
        ];
        return attempts.flatMap(([name, attempt]) => {
          try {
            attempt();
            return [];
          } catch {
            return [name];
          }
        });
      });
      expect(refused, address).toEqual(["markup", "a script", "a policy"]);
    }
  });
});

test("articles, the search of the blog and the preview of a post show their markup", async ({
  page,
  program,
}) => {
  const answer = await openPage(page, "/blog");
  expect(answer?.headers()["content-security-policy"]).toMatch(required);
  await page.getByRole("searchbox").fill("zzz-nothing-like-it");
  await expect(page.getByText(/matching “zzz-nothing-like-it”/).first()).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await page.locator("main article a, main li a[href^='/blog/']").first().click();
  await expect(page.locator(".prose p").first()).toBeVisible();
  await signInAsAdmin(page, program, "/admin?post=new");
  await content(page).fill("A **bold** word");
  await expect(page.locator(".prose strong")).toHaveText("bold");
});
