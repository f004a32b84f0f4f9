import { expect, test } from "../support/browser.ts";

type Card = { name: string; slug: string; price: string; hours: string };

const cards: Card[] = [
  { name: "CRM Essentials", slug: "crm-essentials", price: "$1,250", hours: "10" },
  {
    name: "Automation Builder",
    slug: "automation-builder",
    price: "$1,875",
    hours: "15",
  },
  { name: "Fractional CTO", slug: "fractional-cto", price: "$3,500", hours: "20" },
  { name: "Exec Concierge", slug: "exec-concierge", price: "$900", hours: "6" },
];

const prices: [service: string, nonMember: string, member: string, saved: string][] = [
  ["Onshore consulting", "$145/hr", "$120/hr", "17% $25"],
  ["Offshore consulting", "$75/hr", "$60/hr", "20% $15"],
  ["Salesforce Sales Cloud Quickstart", "$4,500", "$3,825", "15% $675"],
  ["Dynamics 365 Sales Quickstart", "$5,500", "$4,675", "15% $825"],
  ["Zoho CRM Standard Quickstart", "$3,500", "$2,975", "15% $525"],
];

const said = [
  "All paid plans include the AI tools",
  "Up to 40 hours a month, price on request",
  "Unused hours roll over for 30 days, then expire",
  "24-48 hours onboarding",
  "4 hours for urgent requests",
  "24 hours for standard requests",
  "Plan changes take effect at the next billing cycle",
  "Annual plans: priority response plus 1 free bonus hour monthly",
  "15% off CRM Quickstarts",
  "What plan hours give you that hourly work doesn’t",
  "Add-on services",
];

test.describe("as served, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("offers the four plans in order, each with its price and signup link, and by the year too", async ({
    page,
  }) => {
    await page.goto("/membership");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membership Plans");
    const plans = page.getByRole("main").getByRole("article");
    await expect(plans).toHaveCount(cards.length);
    for (const [index, { name, slug, price, hours }] of cards.entries()) {
      const plan = plans.nth(index);
      await expect(plan.getByRole("heading")).toContainText(name);
      await expect(plan).toContainText(`${price} per month`);
      await expect(plan).toContainText(`${hours} hours per month`);
      await expect(plan).toContainText("Ideal for");
      expect(await plan.getByRole("listitem").count()).toBeGreaterThan(2);
      const choose = plan.getByRole("link", { name: "Choose Plan" });
      await expect(choose).toHaveText("Choose Plan");
      await expect(choose).toHaveAttribute("href", `/signup?plan=${slug}`);
    }
    await expect(plans.filter({ hasText: "Popular" })).toHaveCount(1);
    await expect(plans.nth(2)).toContainText("Popular");

    await page.getByRole("radio", { name: "Yearly" }).check();
    await expect(page.getByRole("link", { name: "Choose Plan" })).toHaveCount(0);
    for (const [name, year] of [
      ["CRM Essentials", "$15,000 once a year"],
      ["Automation Builder", "$22,500 once a year"],
      ["Fractional CTO", "$42,000 once a year"],
      ["Exec Concierge", "$10,800 once a year"],
    ] as const) {
      const plan = page.getByRole("article", { name });
      await expect(plan.getByText(year)).toBeVisible();
      await expect(plan.getByText("and 1 bonus hour")).toBeVisible();
    }
    await page.getByRole("link", { name: "Choose Yearly: CRM Essentials" }).click();
    await expect(page).toHaveURL(/\/signup\?plan=crm-essentials&term=year$/);
    await expect(page.locator(".plan-summary dd")).toHaveText([
      "$1,250 per month$15,000 once a year",
      "10 per monthand 1 bonus hour",
    ]);
    await expect(page.getByText("The first year is charged")).toBeVisible();
    await page.getByRole("link", { name: "Pay by the month" }).click();
    await expect(page.getByText("$15,000 once a year. It brings")).toBeVisible();
  });

  test("says what membership gives, compares member prices with regular ones, and leads to the tools, the FAQ and a consultation", async ({
    page,
  }) => {
    await page.goto("/membership");
    const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
    for (const words of said) expect(text).toContain(words);

    const table = page.getByRole("table", { name: /what members save/ });
    const rows = table.getByRole("row");
    await expect(rows).toHaveCount(prices.length + 1);
    for (const [index, [service, nonMember, member, saved]] of prices.entries()) {
      const row = rows.nth(index + 1);
      await expect(row.getByRole("rowheader")).toContainText(service);
      await expect(row.getByRole("cell")).toHaveText([nonMember, member, saved]);
    }
    const main = page.getByRole("main");
    await expect(main).toContainText("members save 17% ($25)");
    await expect(main).toContainText("20% ($15)");

    const links: [name: string, href: string][] = [
      ["Join Now", "/contact?about=tools"],
      ["Login to Access Tools", "/api/login?returnTo=/tools"],
      ["Schedule a Consultation", "/contact?about=which-plan"],
    ];
    for (const [name, href] of links)
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    const question = main.locator("details").filter({ hasText: "Is my card charged" });
    await question.locator("summary").click();
    await expect(question).toContainText("saved, not charged");
    await expect(question.locator("p")).toBeVisible();
  });
});

test("can be used by keyboard alone; on a phone compares the plans at a glance and leads to each", async ({
  page,
}) => {
  await page.goto("/membership");
  await page.getByRole("link", { name: "Choose Plan: CRM Essentials" }).focus();
  for (const { name } of cards.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: `Choose Plan: ${name}` })).toBeFocused();
  }

  await page.setViewportSize({ width: 390, height: 800 });
  const rows = page.getByRole("table", { name: "The plans at a glance" }).getByRole("row");
  for (const [index, { name, price, hours }] of cards.entries()) {
    await expect(rows.nth(index + 1).getByRole("rowheader")).toHaveText(name);
    await expect(rows.nth(index + 1).getByRole("cell")).toHaveText([price, hours]);
  }
  await rows.last().getByRole("link").click();
  await expect(page.locator("#exec-concierge")).toBeInViewport();
});
