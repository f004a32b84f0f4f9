import { expect, test } from "../support/browser.ts";

/** Section 2.8 of the specification: address, what must be readable, where links lead. */
const pages: Record<string, { texts: string[]; links: [name: string, href: string][] }> = {
  "/case-studies": {
    texts: [
      "Case Studies",
      "Jules Associates",
      "Equipment leasing",
      "Frasco Inc",
      "Investigations and compliance",
      "SHP Data",
      "Healthcare compliance",
      "80% manual work reduction",
      "3x faster response",
      "100% satisfaction",
      "6 months average payback",
      "Industries served",
    ],
    links: [
      ["Jules Associates", "/case-studies/jules-associates"],
      ["Frasco Inc", "/case-studies/frasco-inc"],
      ["SHP Data", "/case-studies/shp-data"],
    ],
  },
  "/case-studies/jules-associates": {
    texts: [
      "Equipment leasing firm",
      "6-week implementation",
      "Results at a glance",
      "Challenge",
      "Before",
      "Solution",
      "Technology stack",
      "Custom HTML proposal editor",
      "Workflow automation",
      "Dashboards",
      "Dynamics 365",
      "Power Automate",
      "Power Portal",
      "80% less manual work",
      "3x faster response",
      "Proposal accuracy: 70% before, 95% after",
      "Win rate: 25% before, 40% after",
      "Time for a proposal: 4-6 hours before, 45 minutes after",
      "Response time: 3-5 days before, same day after",
      "VP of Sales, Equipment leasing firm",
    ],
    links: [["Start Your Transformation", "/contact"]],
  },
  "/case-studies/frasco-inc": {
    texts: [
      "Investigations and compliance firm",
      "12-week migration",
      "Results at a glance",
      "Challenge",
      "Before",
      "Strategy",
      "Timeline",
      "20-year-old custom CRM",
      "Weeks 1-3 Discovery and planning",
      "Weeks 4-7 Development and testing",
      "Weeks 8-10 Migration and training",
      "Weeks 11-12 Go-live and support",
      "Zero downtime",
      "100% data integrity",
      "60% faster reports",
      "Operations Director, Investigations and compliance firm",
    ],
    links: [["Start Your Migration Project", "/contact"]],
  },
  "/case-studies/shp-data": {
    texts: [
      "Healthcare compliance organization",
      "16-week implementation",
      "Results at a glance",
      "Challenge",
      "Before",
      "Strategy",
      "Security controls",
      "Dynamics 365",
      "2 orgs",
      "PII/PHI security strategy",
      "HIPAA compliance achieved",
      "75% fewer incidents",
      "12 incidents per year",
      "3 incidents per year",
      "99.9% data integrity",
      "Chief Information Officer, Healthcare compliance organization",
    ],
    links: [["Schedule a Security Assessment", "/contact"]],
  },
};

test.describe("as served, without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, { texts, links }] of Object.entries(pages)) {
    test(`${address} says what it must and leads where it must`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole("main");
      await expect(main.locator("h1")).toHaveCount(1);
      const read = await main.evaluate((element) => {
        // A figure's value stands above its description on screen, and after it in the source.
        const figures = [...element.querySelectorAll("dl > div")].map(
          (pair) =>
            `${pair.querySelector("dd")?.textContent} ${pair.querySelector("dt")?.textContent}`,
        );
        const drawings = [...element.querySelectorAll("svg[aria-label]")].map(
          (drawing) => drawing.getAttribute("aria-label") ?? "",
        );
        const blocks = [
          ...element.querySelectorAll("li, p, h1, h2, h3, dt, dd, th, td, figcaption"),
        ];
        const lines = blocks.map((block) =>
          block.children.length > 0
            ? [...block.children].map(({ textContent }) => textContent).join(" ")
            : block.textContent,
        );
        return [...figures, ...drawings, ...lines].join("\n").replaceAll(/[^\S\n]+/g, " ");
      });
      for (const text of texts) expect(read).toContain(text);
      for (const [name, href] of links)
        await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", href);
      if (address === "/case-studies") return;
      const trail = main.getByRole("navigation", { name: "Breadcrumb" });
      await expect(trail.getByRole("link", { name: "Case Studies" })).toHaveAttribute(
        "href",
        "/case-studies",
      );
      await expect(main.getByRole("link", { name: "Back to Case Studies" })).toHaveAttribute(
        "href",
        "/case-studies",
      );
    });
  }
});

test("six industries, each leading to a page that is there", async ({ page, request }) => {
  await page.goto("/case-studies");
  const links = page.getByRole("region", { name: "Industries served" }).getByRole("link");
  await expect(links).toHaveCount(6);
  for (const link of await links.all())
    expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
});

test.describe("an address below /case-studies/ that is no case study", () => {
  test.use({ expectedNoise: [/the server responded with a status of 404/] });

  test("is not found, and the list is offered", async ({ page }) => {
    const answer = await page.goto("/case-studies/nobody");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByRole("main").locator('a[href^="/case-studies"]').first()).toBeVisible();
  });
});
