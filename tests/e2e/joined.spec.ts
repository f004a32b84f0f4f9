import type { Browser, Page } from "@playwright/test";
import { firm } from "../../content/firm.ts";
import { trialAddresses } from "../../content/trial.ts";
import { rowOf, toastSaying } from "../support/admin.ts";
import { expect, test as base } from "../support/browser.ts";
import { expectToStop } from "../support/own.ts";
import { eventually, type Program, startProgram } from "../support/program.ts";
import { signInByCode } from "../support/sign-in.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";
import { expectSaved, fillApplicant, openSignup, saveButton } from "./joining.ts";

/** The program with a real mail server behind it: every mail of these journeys goes through SMTP. */
const test = base.extend<{ mailed: { mail: MailServer; program: Program }; mail: MailServer }>({
  mailed: [
    async ({ own }, use) =>
      use(
        await own("joined", async () => {
          const mail = await startMailServer();
          const env = {
            TRUST_PROXY: "1",
            SMTP_URL: mail.url,
            MAIL_FROM: "office@fontana.example",
            FIRM_INBOX: firm.email,
          };
          const program = await startProgram({ env });
          const close = async () => {
            await expectToStop(program);
            await mail.close();
          };
          return { value: { mail, program }, close };
        }),
      ),
    { timeout: 200_000 },
  ],
  mail: async ({ mailed }, use) => use(mailed.mail),
  program: async ({ mailed }, use) => use(mailed.program),
});

// One worker starts the program and its mail server, not each.
test.describe.configure({ mode: "default" });
test.use({ expectedNoise: [/status of 401/] });

async function mailed({ received }: MailServer, to: string, subject: string): Promise<string> {
  return eventually(async () => {
    const found = received.findLast((mail) => mail.to === to && mail.text.startsWith(subject));
    if (!found)
      throw new Error(`No mail "${subject}" to ${to}: ${received.map((mail) => mail.to).join()}`);
    return found.text;
  }, 20_000);
}

async function signIn(
  page: Page,
  { mail, program }: { mail: MailServer; program: Program },
  email: string,
  returnTo: string,
) {
  const earlier = mail.received.length;
  const readCode = () =>
    eventually(async () => {
      const found = mail.received
        .slice(earlier)
        .flatMap(({ to, text }) => (to === email ? (/^(\d{6}) /.exec(text)?.[1] ?? []) : []));
      if (!found[0]) throw new Error(`No code for ${email} yet`);
      return found[0];
    }, 20_000);
  await signInByCode(page, program, email, readCode);
  await page.goto(`${program.url}${returnTo}`);
}

async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  return context.newPage();
}

const card = (page: Page) => page.locator(".membership-card");

test("a request: form, mails, an admin's approval, mail, and the member sees the plan", async ({
  page,
  browser,
  baseURL,
  mail,
  program,
}) => {
  const email = "ada@request.example";
  await page.goto("/?utm_source=letter");
  await page.goto("/membership/request?plan=automation-builder");
  await fillApplicant(page, email);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  await mailed(mail, email, "We received your membership request");
  const notice = await mailed(mail, firm.email, "Membership request: Ada Lovelace");
  expect(notice).toContain("Automation Builder");
  const link = /http:\/\/localhost:\d+(\/admin\?tab=requests)/.exec(notice)?.[1] ?? "";

  const admin = await another(browser, baseURL);
  await signIn(admin, { mail, program }, trialAddresses.admin, link);
  await expect(rowOf(admin, email)).toContainText("Automation Builder");
  await rowOf(admin, email).getByText("Source").click();
  await expect(rowOf(admin, email).getByText("letter, on /").first()).toBeVisible();
  await admin.getByLabel("Approve Ada Lovelace as").selectOption("growth");
  await admin.getByRole("button", { name: "Approve as growth" }).click();
  await expect(toastSaying(admin, "Membership Approved")).toBeVisible();
  await admin.context().close();

  const decision = await mailed(mail, email, "Your membership is approved");
  for (const words of ["Growth", "$1,800 a month", "10 a month"]) expect(decision).toContain(words);
  expect(decision).not.toMatch(/<img/);
  expect(decision).toMatch(/http:\/\/localhost:\d+\/api\/login/);

  await signIn(page, { mail, program }, email, "/dashboard");
  await expect(card(page)).toContainText("Growth");
  await expect(card(page)).toContainText("10");
});

test("a saved card: signup, mails, confirmation by staff, mail, and the member sees the plan", async ({
  page,
  browser,
  baseURL,
  mail,
  program,
}) => {
  const email = "grace@signup.example";
  await page.goto("/?utm_source=letter");
  await openSignup(page, "fractional-cto");
  await fillApplicant(page, email);
  await page.getByRole("button", { name: "Saved" }).click();
  await saveButton(page).click();
  await expectSaved(page);
  await mailed(mail, email, "We received your signup for Fractional CTO");
  const notice = await mailed(mail, firm.email, "New signup: Ada Lovelace");
  expect(notice).toContain("First visit: letter");
  const link = /http:\/\/localhost:\d+(\/admin\/signups)/.exec(notice)?.[1] ?? "";

  const admin = await another(browser, baseURL);
  await signIn(admin, { mail, program }, trialAddresses.admin, link);
  const row = rowOf(admin, email);
  await expect(row).toContainText("Fractional CTO");
  await row.getByRole("button", { name: "Confirm" }).click();
  await admin.getByRole("button", { name: "Confirm signup" }).click();
  await expect(toastSaying(admin, "Signup Confirmed")).toBeVisible();
  await expect(row.locator(".decided")).toHaveText("Confirmed");
  await admin.context().close();

  const decision = await mailed(mail, email, "Your membership is confirmed");
  expect(decision).toContain("$3,500 a month");

  await signIn(page, { mail, program }, email, "/dashboard");
  await expect(card(page)).toContainText("Fractional CTO");
  await expect(card(page)).toContainText("20");
});
