import { expect, test } from "../support/browser.ts";

type Row = {
  address: string;
  h1: string;
  /** Facts of the specification, readable on the page. */
  says: string[];
  /** Addresses the page itself leads to, beside those of header and footer. */
  leadsTo: string[];
};

const comparison = [
  "$4,500 fixed, 2-3 weeks",
  "$5,500 fixed, 3-4 weeks",
  "$3,500 fixed, 2 weeks",
  "5+ years",
  "4+ years",
  "3+ years",
];

const pages: Row[] = [
  {
    address: "/solutions/salesforce",
    h1: "Salesforce Consulting",
    says: [...comparison, "$145/hr onshore", "$75/hr offshore", "$120/hr and $60/hr"],
    leadsTo: ["/contact", "/contact?plan=salesforce", "/solutions", "/solutions/dynamics-365"],
  },
  {
    address: "/solutions/dynamics-365",
    h1: "Dynamics 365 Consulting",
    says: [...comparison, "80% less manual work", "45 minutes"],
    leadsTo: ["/contact", "/contact?plan=dynamics", "/solutions", "/solutions/zoho-crm"],
  },
  {
    address: "/solutions/zoho-crm",
    h1: "Zoho CRM Consulting",
    says: [
      ...comparison,
      "From $14 per user per month",
      "We deploy in 2-4 weeks",
      "For teams under 100 users",
    ],
    leadsTo: ["/contact", "/contact?plan=zoho", "/solutions", "/solutions/crm-quickstarts"],
  },
  {
    address: "/solutions/crm-quickstarts",
    h1: "CRM Quickstarts",
    says: [
      "Salesforce Sales Cloud 2-3 weeks",
      "Dynamics 365 Sales 3-4 weeks",
      "Zoho CRM Standard 2 weeks",
      "$4,500 Members pay $3,825",
      "$5,500 Members pay $4,675",
      "$3,500 Members pay $2,975",
      "Members get 15% off CRM Quickstarts",
    ],
    leadsTo: ["/contact", "/contact?plan=crm-quickstart", "/membership", "/solutions/zoho-crm"],
  },
  {
    address: "/solutions",
    h1: "Solutions, by what is in your way",
    says: ["Technical Concierge", "From $3,500", "From $900", "$145/hr onshore, $75/hr offshore"],
    leadsTo: ["/contact", "/membership", "/solutions/technical-concierge"],
  },
];

/** The page's own part of the HTML as served, and its text as a reader meets it. */
function mainOf(html: string): { main: string; text: string } {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const text = main
    .replace(/<!--.*?-->/g, "")
    .replace(/<\/?(?:strong|span|a)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
  return { main, text };
}

for (const { address, h1, says, leadsTo } of pages) {
  test(`${address} has its facts and links in the HTML as served`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const { main, text } = mainOf(await answer.text());
    expect(
      main.match(/<h1\b[^>]*>.*?<\/h1>/g)?.map((found) => found.replace(/<[^>]+>/g, "")),
    ).toEqual([h1]);
    for (const fact of says) expect(text).toContain(fact);
    for (const href of leadsTo) expect(main).toContain(`href="${href}"`);
  });

  test(`${address} has a heading for every section and no level left out`, async ({ page }) => {
    await page.goto(address);
    const levels = await page
      .locator("main :is(h1, h2, h3, h4)")
      .evaluateAll((found) => found.map(({ tagName }) => Number(tagName[1])));
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
    for (const section of await page.locator("main section").all())
      await expect(section).toHaveAccessibleName(/\w/);
  });
}

const cards = [
  ["Salesforce", "/solutions/salesforce"],
  ["Dynamics 365", "/solutions/dynamics-365"],
  ["Zoho CRM", "/solutions/zoho-crm"],
  ["CRM Quickstarts", "/solutions/crm-quickstarts"],
  ["AI & Automation", "/solutions/ai-automation"],
  ["Public Sector", "/solutions/public-sector"],
  ["Change Management", "/solutions/change-management"],
  ["Technology Audit", "/solutions/technology-audit"],
  ["Fractional CTO", "/solutions/fractional-cto"],
] as const;

test("the overview has the nine cards of Home, with the same words", async ({ page }) => {
  await page.goto("/");
  const home = await page.locator(".switchboard li").allInnerTexts();
  await page.goto("/solutions");
  const items = page.locator(".line-map li");
  await expect(items).toHaveCount(9);
  for (const [index, [title, href]] of cards.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      href,
    );
    const [, description = ""] = (home[index] ?? "").split(/\n+/);
    expect(description).not.toBe("");
    await expect(item).toContainText(description);
  }
});

test("the platform a page is about is the one its comparison marks", async ({ page }) => {
  await page.goto("/solutions/dynamics-365");
  await expect(page.locator(".compared thead [data-own]")).toHaveText("Dynamics 365");
  const others = page.locator(".compared thead a");
  await expect(others).toHaveText(["Salesforce", "Zoho CRM"]);
});

for (const width of [320, 390, 768, 1280])
  test(`a comparison's links can be seen where the keyboard finds them, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/solutions/dynamics-365");
    const others = page.locator(".compared a");
    await expect(others).toHaveCount(2);
    for (const link of await others.all()) {
      await link.focus();
      const seen = await link.evaluate((element) => {
        const { left, top, width: wide, height: high } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(seen, await link.innerText()).toBe(true);
    }
  });

test("the contents lead to their sections, clear of the bars", async ({ page }) => {
  await page.goto("/solutions/zoho-crm");
  const stops = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(stops).toHaveCount(7);
  for (const stop of await stops.all()) {
    await stop.click();
    const target = page.locator((await stop.getAttribute("href")) ?? "");
    await expect(target).toBeInViewport();
    const bar = await page.locator(".page-contents").boundingBox();
    const heading = await target.boundingBox();
    expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  }
});

test("the call to action arrives with its interest chosen", async ({ page }) => {
  await page.goto("/solutions/zoho-crm");
  await page.getByRole("link", { name: "Talk about Zoho CRM" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's Get Your Plan Started");
  await expect(page.locator('[name="interestedIn"]')).toHaveValue("zoho");
});

test("neither bar is wider than the window where it first appears", async ({ page }) => {
  await page.goto("/solutions/technology-audit");
  for (const width of [640, 1087, 1104, 1215, 1216, 1240]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
});
