import { atWidths, expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { plugInPasskey } from "../support/passkey-device.ts";
import { readSignInCode, signInAs } from "../support/sign-in.ts";

test.use({ expectedNoise: [/the server responded with a status of 401/] });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a code from the mail signs in, a wrong one is reported, at its field too", async ({
      page,
      program,
    }) => {
      const email = `code-${javaScriptEnabled}@example.com`;
      await page.goto("/api/login?returnTo=/contact");
      await expect(page).toHaveURL("/sign-in?returnTo=%2Fcontact");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Email").press("Enter");
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await page.reload();
      const code = await readSignInCode(program, email);
      const field = page.getByLabel("Six-digit code");
      await expect(field).not.toHaveAttribute("aria-invalid");
      await field.fill(code === "000000" ? "111111" : "000000");
      await field.press("Enter");
      await expect(page.getByRole("alert")).toContainText("That is not the code we sent");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/That is not the code we sent/);
      await expect(page.getByRole("link", { name: "Ask for another code" })).toHaveAttribute(
        "href",
        "/sign-in?again&returnTo=%2Fcontact",
      );
      await field.fill(code);
      await field.press("Enter");
      await expect(page).toHaveURL("/contact");
      expect((await page.request.get("/api/auth/user")).status()).toBe(200);
    });

    test("the link from the mail asks for confirmation before it signs in", async ({
      page,
      program,
      browser,
    }) => {
      const email = `link-${javaScriptEnabled}@example.com`;
      await page.goto("/sign-in");
      const passkey = page.getByRole("button", { name: "Sign in with a passkey" });
      await expect(passkey).toBeVisible({ visible: javaScriptEnabled });
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send me a code" }).click();
      await expect(page.getByText("This is a trial")).toBeVisible();
      await readSignInCode(program, email);
      const mailbox = await page.context().newPage();
      await mailbox.goto(`${program.url}/dev/mailbox`);
      await mailbox.getByRole("row", { name: email }).getByRole("link").click();
      const link = mailbox.locator('pre a[href*="/sign-in/link"]');
      const href = (await link.getAttribute("href")) ?? "";

      const elsewhere = await browser.newPage();
      await elsewhere.goto(href);
      await expect(elsewhere.getByRole("heading", { name: "Not in this browser" })).toBeVisible();
      await elsewhere.close();

      await mailbox.goto(href);
      await expect(mailbox.getByText(`sign in as ${email}`)).toBeVisible();
      expect((await page.request.get("/api/auth/user")).status()).toBe(401);
      await mailbox.getByRole("button", { name: "Sign in", exact: true }).click();
      await mailbox.waitForURL("**/dashboard");
      expect((await page.request.get("/api/auth/user")).status()).toBe(200);
    });
  });
}

test("the header shows who is signed in, and signs out; a sign-out link on another site leads to a confirmation", async ({
  page,
  program,
}) => {
  await signInAs(page, program, undefined, "/");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Member" }).click();
  const old = await page.context().cookies();
  await banner.getByRole("link", { name: "Sign Out" }).click();
  await expect(banner.getByRole("link", { name: "Sign In" })).toBeVisible();
  // What stays says that this browser has signed in before, and signs nobody in.
  const kept = await page.context().cookies();
  expect(kept.map(({ name }) => name)).toEqual(["device"]);
  await page.context().addCookies(old);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);

  await signInAs(page, program);
  await page.goto("/sign-out");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("axe finds nothing", async ({ page }) => {
  const check = () => atWidths(page, [1280, 390], () => expectNoAxeViolations(page));
  await openPage(page, "/sign-in?problem=email");
  await expect(page).toHaveTitle(/^Error: Sign in /);
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/valid email address/);
  await check();
  await page.getByLabel("Email").fill("axe@example.com");
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByLabel("Six-digit code")).toBeVisible();
  await check();
  for (const address of ["/sign-in/link?token=x", "/sign-out"]) {
    await page.goto(address);
    await check();
  }
});

test("a passkey signs in from the sign-in page, with the keyboard alone, also after a canceled prompt", async ({
  page,
  program,
}) => {
  await plugInPasskey(page);
  const email = await signInAs(page, program, undefined, "/");
  const status = await page.evaluate(async () => {
    const at = "/api/auth/passkey";
    const options = await (await fetch(`${at}/generate-register-options`)).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const key = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const answer = await fetch(`${at}/verify-registration`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ response: key.toJSON() }),
    });
    return answer.status;
  });
  expect(status).toBe(201);

  await page.context().clearCookies();
  await page.goto("/api/login?returnTo=/contact");
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await page.evaluate(() => {
    const { credentials } = navigator;
    const ask = credentials.get.bind(credentials);
    credentials.get = () => {
      credentials.get = ask;
      return Promise.reject(new Error("dismissed"));
    };
  });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("No passkey was used");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact");
  const user = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ email });
});

test("a browser without passkeys says so when one is requested", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "This browser cannot use passkeys. Please choose another way.",
  );
});
