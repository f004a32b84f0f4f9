import { expect, test as base, expectNoAxeViolations } from "../support/browser.ts";
import { startIdentityProvider, type IdentityProvider } from "../support/identity-provider.ts";
import { expectToStop } from "../support/own.ts";
import { freePort, startProgram, type Program } from "../support/program.ts";

type Provided = { provider: IdentityProvider; program: Program };

const test = base.extend<{ provided: Provided; provider: IdentityProvider }>({
  provided: [
    async ({ own }, use) =>
      use(
        await own("provider-sign-in", async () => {
          const port = await freePort();
          const provider = await startIdentityProvider(
            `http://localhost:${port}/api/auth/callback`,
          );
          const env = { ...provider.settings, TRUST_PROXY: "1" };
          const program = await startProgram({ port, env });
          const close = async () => {
            await expectToStop(program);
            await provider.close();
          };
          return { value: { provider, program }, close };
        }),
      ),
    { timeout: 200_000 },
  ],
  provider: async ({ provided }, use) => use(provided.provider),
  program: async ({ provided }, use) => use(provided.program),
});

test.describe.configure({ mode: "serial" });
test.use({ expectedNoise: [/the server responded with a status of (401|429|503)/] });

test("Sign In leads to the provider, back and on, within our CSP", async ({ page, provider }) => {
  provider.state.person = { sub: "s1", email: "ada@example.com", email_verified: true };
  await page.goto("/api/login?returnTo=/contact");
  await page.waitForURL("**/contact");
  const user = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ email: "ada@example.com" });
});

test("an unverified email leads to a page that says so, with nobody signed in", async ({
  page,
  provider,
}) => {
  provider.state.person = { sub: "s2", email: "eve@example.com", email_verified: false };
  await page.goto("/api/login?returnTo=/contact");
  await expect(page.getByRole("alert")).toContainText("has not verified your email");
  await expect(page.getByRole("link", { name: "Continue with Test Login" })).toHaveAttribute(
    "href",
    "/api/login?returnTo=%2Fcontact&again=1",
  );
  await expectNoAxeViolations(page);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("the page about too many attempts mentions no mail, and how to reach the firm; that about a provider that was down offers a retry, and no other way in", async ({
  page,
  provider,
}) => {
  await page.goto("/sign-in?problem=too-many");
  await expect(page.getByRole("alert")).toHaveText(
    "Too many attempts for now. Please try again later.",
  );
  const way = page.getByRole("main").getByRole("link", { name: "Contact us" });
  await expect(way).toHaveAttribute("href", "/contact?about=sign-in");
  await expectNoAxeViolations(page);

  provider.state.person = { sub: "s3", email: "late@example.com", email_verified: true };
  await page.goto("/sign-in?problem=provider-down&returnTo=/contact");
  await expect(page.getByRole("alert")).toContainText("is not responding");
  await expect(page.getByLabel("Email")).toHaveCount(0);
  await page.getByRole("link", { name: "Continue with Test Login" }).click();
  await page.waitForURL("**/contact");
});
