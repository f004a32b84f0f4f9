import { expect, test } from "../support/browser.ts";

type ServicePage = {
  title: string;
  /** Facts, prices and promises of the product's specification, to be read without JavaScript. */
  says: string[];
  leadsTo: string[];
};

const pages: Record<string, ServicePage> = {
  "ai-automation": {
    title: "AI & Automation",
    says: [
      "80%",
      "less manual work",
      "4-6 hours",
      "45 minutes",
      "3-5 days",
      "same day",
      "25% to 40%",
      "70% to 95%",
      "6-week implementation",
      "AI Project Manager",
      "RFP response generator",
      "proposal pricing and feature matrix auto-filler",
      "change-order builder for statements of work",
      "CRM lead tagger with sequence sync",
      "bulk delete/update tool",
      "$1,875 a month for 15 hours",
      "roll over for 30 days, then expire",
    ],
    leadsTo: ["/contact?plan=ai-automation", "/solutions/technology-audit"],
  },
  "public-sector": {
    title: "Public Sector",
    says: [
      "16 weeks",
      "2 orgs",
      "HIPAA compliance was achieved",
      "PII/PHI",
      "75%",
      "12 per year down to 3",
      "99.9%",
      "WCAG 2.2 AA",
      "Section 508",
      "$145",
      "$75",
      "up to 40 hours a month, price on request",
      "1-2 weeks",
    ],
    leadsTo: ["/contact", "/solutions/dynamics-365"],
  },
  "change-management": {
    title: "Change Management",
    says: ["Weeks 8-10", "12-week migration", "Zero", "20-year-old CRM", "60%", "$145", "$120"],
    leadsTo: ["/contact", "/solutions/technology-audit"],
  },
  "technology-audit": {
    title: "Technology Audit",
    says: [
      "60-90 minutes",
      "1-2 weeks",
      "6 months",
      "average payback",
      "$145",
      "$120",
      "$75",
      "$60",
    ],
    leadsTo: ["/contact?plan=tech-audit", "/solutions/fractional-cto"],
  },
  "fractional-cto": {
    title: "Fractional CTO",
    says: [
      "$3,500 a month for 20 hours",
      "4 hours",
      "24 hours standard",
      "24-48 hours",
      "roll over for 30 days, then expire",
      "$120 onshore and $60 offshore",
      "$145 and $75",
      "over 20 hours",
      "up to 40 hours a month, price on request",
      "1 free bonus hour monthly",
      "at the next billing cycle",
      "15% off CRM Quickstarts",
    ],
    leadsTo: ["/contact?plan=membership-plan", "/solutions/technical-concierge"],
  },
  "technical-concierge": {
    title: "Technical Concierge",
    says: [
      "$900 a month and includes 6 hours",
      "within 4 hours",
      "within 24 hours",
      "24-48 hours",
      "roll over for 30 days, then expire",
      "$120 onshore and $60 offshore",
      "$145 and $75",
      "Mon-Fri 9 AM - 6 PM PST",
      "within 1 business day",
    ],
    leadsTo: ["/contact?plan=executive-concierge", "/solutions/fractional-cto"],
  },
};

for (const [slug, { title, says, leadsTo }] of Object.entries(pages)) {
  const address = `/solutions/${slug}`;

  test.describe(address, () => {
    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

      test("says what the specification says, and leads on", async ({ page }) => {
        await page.goto(address);
        const main = page.getByRole("main");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        for (const text of says) await expect(main).toContainText(text);
        for (const href of leadsTo) {
          await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
        }
      });
    });
  });
}

test("the hours drawn for a typical month are the plan's 20", async ({ page }) => {
  await page.goto("/solutions/fractional-cto");
  const table = page.getByRole("table", { name: /typical split of 20 hours/ });
  await expect(table.locator("circle")).toHaveCount(20);
  await expect(table.getByRole("cell").last()).toHaveText("20");
});
