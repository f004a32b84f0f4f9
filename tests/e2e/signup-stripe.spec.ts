import { randomUUID } from "node:crypto";
import { confirm } from "../fakes/stripe-js.ts";
import { expect, expectNoAxeViolations } from "../support/browser.ts";
import { listMails } from "../support/mailbox.ts";
import { callAs } from "../support/admin.ts";
import { signInAs, signInAsAdmin } from "../support/sign-in.ts";
import { saveCardOf } from "../support/sign-up.ts";
import { eventually } from "../support/program.ts";
import { openPage } from "../support/open-page.ts";
import { press } from "../support/tab-to.ts";
import { expectSaved, expectToast, fillApplicant, openSignup, saveButton } from "./joining.ts";
import { signupJourneys } from "./signup-journeys.ts";
import {
  asksInFrame,
  forms,
  holdFields,
  numbers,
  readyCard,
  refuseForms,
  test,
  typeCard,
  workers,
} from "./stripe-field.ts";

// One worker starts what is tested, not each.
test.describe.configure({ mode: "default" });
test.use({ expectedNoise: [/status of 402|status of 400 .*elements.sessions/] });

test("another card is typed into Stripe's frame on the page of the plan, and its bank asks in a frame over the dialog", async ({
  page,
  program,
  stripe,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = `another-${randomUUID().slice(0, 8)}@visitor.example`;
  const finish = await saveCardOf(program, stripe, email);
  await finish();
  const office = await browser.newPage();
  await signInAsAdmin(office, program);
  const [signup] = await callAs<{ id: number }[]>(
    office,
    "GET",
    `/api/admin/membership-signups?q=${email}`,
  );
  await callAs(office, "PATCH", `/api/admin/membership-signups/${signup?.id}/confirm`);
  await office.close();
  await signInAs(page, program, email, "/dashboard/billing");
  const another = page.getByRole("button", { name: "Use another card" });
  const dialog = page.getByRole("dialog");
  const use = dialog.getByRole("button", { name: "Use this card" });
  const bank = page.frameLocator('iframe[title="3D Secure"]');
  const approve = bank.getByRole("link", { name: "Approve" });
  await refuseForms(page);
  await another.click();
  const problem = dialog.getByRole("alert");
  await expect(problem).toContainText("The card form could not be loaded");
  await page.unroute(forms);
  const show = await holdFields(page);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await use.click();
  await expect(problem).toHaveText("Payment system not ready. Please wait a moment and try again.");
  show();
  await typeCard(page, asksInFrame);
  await use.click();
  await bank.getByRole("link", { name: "Refuse" }).click();
  await expect(problem).toContainText("unable to authenticate");
  await expect(dialog).toBeFocused();
  await expectNoAxeViolations(page);
  await use.click();
  await approve.click();
  await expectToast(page, "Card saved", "It is the one that is charged from now on.");
  await expect(another).toBeFocused();

  await page.route(/\/api\/billing\/card(\?|$)/, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 402, json: { message: "Not taken." } })
      : route.fallback(),
  );
  await page.keyboard.press("Enter");
  await typeCard(page, asksInFrame);
  await press(page, use);
  await press(page, approve);
  await expect(problem).toHaveText("Not taken.");
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(another).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.locator(readyCard)).toBeVisible();
  await another.focus();
  await expect(another).not.toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(another).toBeFocused();
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("Stripe's frame gets our colors; an incomplete card is reported in its words, in the page's English, and a whole one is saved and never reaches our pages", async ({
    page,
    stripe,
  }) => {
    const paper = () =>
      page.evaluate(
        () =>
          (
            globalThis as unknown as {
              standInAppearance: { variables: { colorBackground: string } };
            }
          ).standInAppearance.variables.colorBackground,
      );
    const sent: { method: string; words: string }[] = [];
    page.on("request", (request) =>
      sent.push({
        method: request.method(),
        words: `${request.url()}\n${request.postData() ?? ""}`,
      }),
    );
    await openSignup(page, "fractional-cto");
    await expect(page.locator(readyCard)).toBeVisible();
    const light = await paper();
    expect(light).toMatch(/^rgb\(25\d, 25\d, 2\d\d\)$/);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(paper).not.toBe(light);
    await expectNoAxeViolations(page);

    await fillApplicant(page);
    await saveButton(page).click();
    await expectToast(page, "Payment setup failed", "Your card number is incomplete.");
    // Before anything is stored.
    expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);

    await typeCard(page, numbers.saved);
    await saveButton(page).click();
    await expectSaved(page);
    // One group of four can stand in any random id.
    expect(sent.map(({ words }) => words).join("\n")).not.toMatch(/4242(\s|\+|%20)*4242/);
    const [intent] = [...stripe.account.intents.values()].filter(
      ({ status, metadata }) => status === "succeeded" && metadata["plan_id"] === "fractional-cto",
    );
    expect(stripe.account.customers.get(intent?.customer ?? "")?.email).toBe("ada@visitor.example");
  });
});

test("a tab closed after the card was saved loses no signup: the provider's event completes it", async ({
  page,
  program,
  stripe,
}) => {
  const email = `closed-${randomUUID().slice(0, 8)}@visitor.example`;
  await openSignup(page, "crm-essentials");
  await fillApplicant(page, email);
  await typeCard(page, numbers.saved);
  const { promise: confirmed, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/membership/signup", () => resolve());
  await saveButton(page).click();
  await confirmed;
  await page.close();
  const event = stripe.account.events.findLast(
    ({ type, data }) =>
      type === "setup_intent.succeeded" &&
      stripe.account.customers.get(data.object.customer ?? "")?.email === email,
  );
  const { body, signature } = stripe.sign(event!);
  const headers = { "stripe-signature": signature, "content-type": "application/json" };
  const rung = await fetch(`${program.url}/api/webhooks/stripe`, { method: "POST", headers, body });
  expect(rung.status).toBe(200);
  await eventually(async () => {
    const mails = (await listMails(program)).filter(({ to }) => to.includes(email));
    expect(mails).toHaveLength(1);
  }, 20_000);
});

signupJourneys(test, {
  fillCard: (page, kind) => typeCard(page, numbers[kind]),
  cardNumber: (page) => page.frameLocator(readyCard).getByLabel("Card number"),
  answerBank: (page, answer) => page.getByRole("link", { name: answer }).click(),
  bank: /hooks\.stripe\.com/,
  confirmation: "https://api.stripe.com/**",
  unreachable: "We could not reach Stripe.",
  deliver: async (route) => confirm(workers.stripe!, route.request()),
});

test("only pages where a card is typed may load Stripe", async ({ page, context }) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("stripe.com")) asked.push(request.url());
  });
  for (const address of ["/", "/membership", "/membership/request", "/signup/success"]) {
    const answer = await openPage(page, address);
    expect(answer?.headers()["content-security-policy"]).not.toContain("stripe");
  }
  expect(asked).toEqual([]);
  for (const address of ["/dashboard/quotes/1", "/signup"]) {
    const answer = await page.request.get(address);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy).toContain(
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  }
});

test.describe("when Stripe cannot be loaded", () => {
  test.use({
    expectedNoise: [/net::ERR_FAILED.*js\.stripe\.com|status of 400 .*elements.sessions/],
  });

  test("there is a Setup Error, with a way to join without a card and another try; so there is for a form that it refuses, and a press before its field is ready says to wait", async ({
    page,
  }) => {
    const scripts = "https://js.stripe.com/**";
    const problem = page.getByRole("heading", { name: "Setup Error" });
    const again = page.getByRole("button", { name: "Try again" });
    await page.route(scripts, (route) => route.abort());
    await page.goto("/signup?plan=crm-essentials");
    await expect(problem).toBeVisible();
    await expect(page.getByRole("link", { name: "Request without a card" })).toHaveAttribute(
      "href",
      "/membership/request?plan=crm-essentials",
    );

    await page.unroute(scripts);
    await refuseForms(page);
    const refused = page.waitForResponse(forms);
    await again.click();
    await refused;
    await expect(problem).toBeVisible();

    await page.unroute(forms);
    const show = await holdFields(page);
    await again.click();
    await expect(problem).toHaveCount(0);
    await fillApplicant(page);
    await saveButton(page).click();
    await expectToast(page, "Payment system not ready", "Please wait a moment and try again.");
    show();
    await typeCard(page, numbers.saved);
    await saveButton(page).click();
    await expectSaved(page);
  });
});
