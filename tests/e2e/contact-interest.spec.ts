import { expect, test } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

const plans: [plan: string, value: string, said?: string][] = [
  ["growth-plan", "growth-plan"],
  ["exec-concierge", "executive-concierge"],
  ["fractional-cto", "membership-plan", "Fractional CTO, 20 hours, $3,500 a month"],
  ["something-else", ""],
];

test("?plan= changes the heading, preselects what it stands for and is said with its hours and price", async ({
  page,
}) => {
  for (const [plan, value, said] of plans) {
    await openPage(page, `/contact?plan=${plan}`);
    await expect(page.getByRole("heading", { level: 1 }), plan).toHaveText(
      "Let's Get Your Plan Started",
    );
    await expect(page.getByLabel("What are you interested in?"), plan).toHaveValue(value);
    if (said) await expect(page.locator(".contact-about strong"), plan).toHaveText(said);
  }
});

const topics: [query: string, said: string, value: string][] = [
  ["about=tech-audit", "Technology Audit", "tech-audit"],
  ["about=public-sector", "Public Sector", ""],
  ["about=shp-data", "A project like SHP Data’s", ""],
  ["about=zoho-crm", "Zoho CRM", "zoho"],
  [
    "about=which-plan&interest=executive-concierge",
    "Which plan fits, if any",
    "executive-concierge",
  ],
  [
    "about=plan-finder&interest=membership-plan&work=crm&hours=13&where=offshore&answer=urgent&people=4",
    "Plan finder: Keeping a CRM in order, 13 hours offshore a month, urgent answers, 4 people: CRM Essentials at $1,430",
    "membership-plan",
  ],
];

test("what ?about= names is said above the form and preselected, but no words of the address’s own", async ({
  page,
}) => {
  const interest = page.getByLabel("What are you interested in?");
  for (const [query, said, value] of topics) {
    await openPage(page, `/contact?${query}`);
    await expect(page.getByRole("heading", { level: 1 }), query).toHaveText(
      "Let's Talk Tech Strategy",
    );
    await expect(page.locator(".contact-about strong"), query).toHaveText(said);
    await expect(interest, query).toHaveValue(value);
  }
  await openPage(page, "/contact?about=We%20will%20call%20you");
  await expect(page.locator(".contact-about")).toHaveCount(0);
});

test("what a link was about goes with the message, and not with the next one", async ({ page }) => {
  await openPage(page, "/contact?about=ai-automation");
  const write = async () => {
    await page.getByLabel("First name").fill("Charles");
    await page.getByLabel("Last name").fill("Babbage");
    await page.getByLabel("Email").fill("charles@example.org");
    await page.getByLabel("What are you interested in?").selectOption("ai-automation");
    await page.getByLabel("Message").fill("Can you automate my looms?");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/contact"));
    await page.getByRole("button", { name: "Send message" }).click();
    return (await sent).postDataJSON().about;
  };
  expect(await write()).toBe("AI & Automation");
  await expect(
    page.getByText(/We’ll respond by \w+day, \w+ \d+, \d+(:\d\d)? [AP]M P[DS]T/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Submit Another Message" }).click();
  await expect(page.locator(".contact-about")).toHaveCount(0);
  expect(await write()).toBe("");
});

test("a message says where its writer came from, and whoever asks not to be tracked says nothing", async ({
  page,
}) => {
  const visits = () => page.evaluate(() => localStorage.getItem("fontana-visits"));
  await openPage(page, "/?utm_source=letter&utm_campaign=spring");
  await page.goto("/solutions");
  await page.goto("/tools?utm_source=flyer");
  expect(JSON.parse((await visits())!)).toEqual({
    first: { page: "/", source: "letter", campaign: "spring" },
    last: { page: "/tools", source: "flyer" },
  });
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.getByLabel("First name").fill("Charles");
  await page.getByLabel("Last name").fill("Babbage");
  await page.getByLabel("Email").fill("charles@example.org");
  await page.getByLabel("What are you interested in?").selectOption("tech-audit");
  await page.getByLabel("Message").fill("Can you automate my looms?");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/contact"));
  await page.getByRole("button", { name: "Send message" }).click();
  expect((await sent).postDataJSON().cameBy).toMatchObject({
    before: "/tools",
    first: { source: "letter" },
    last: { source: "flyer" },
  });
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await openPage(page, "/?utm_source=letter");
  expect(await visits()).toBeNull();
});
