import { describe, expect, it } from "vitest";
import { solutionCards, solutionEntries, solutionPages } from "./solution-pages.ts";

/** The dropdown as the product's specification has it, to the letter. */
const navigation = [
  ["/solutions/salesforce", "Salesforce", "Sales, Service, Marketing Cloud"],
  ["/solutions/dynamics-365", "Dynamics 365", "CRM and ERP solutions"],
  ["/solutions/zoho-crm", "Zoho CRM", "Affordable CRM for SMBs"],
  ["/solutions/crm-quickstarts", "CRM Quickstarts", "Fixed-fee implementations"],
  ["/solutions/ai-automation", "AI & Automation", "Smart workflows and AI tools"],
  ["/solutions/public-sector", "Public Sector", "Government-compliant solutions"],
  ["/solutions/change-management", "Change Management", "Adoption and training support"],
  ["/solutions/technology-audit", "Technology Audit", "System assessment and optimization"],
  ["/solutions/fractional-cto", "Fractional CTO", "Strategic tech leadership"],
  ["/solutions/technical-concierge", "Technical Concierge", "Executive tech support"],
];

describe("the solution pages", () => {
  it("start the navigation with the specified labels in order", () => {
    const entries = solutionEntries.map(({ href, label, desc }) => [href, label, desc]);
    expect(entries.slice(0, navigation.length)).toEqual(navigation);
  });

  it("give a card to the first nine", () => {
    expect(solutionCards.map(({ href }) => href)).toEqual(
      navigation.slice(0, 9).map(([href]) => href),
    );
  });

  it("have unique addresses and positions", () => {
    expect(new Set(solutionPages.map(({ slug }) => slug)).size).toBe(solutionPages.length);
    expect(new Set(solutionPages.map(({ order }) => order)).size).toBe(solutionPages.length);
  });

  it("open with a picture that no other has", () => {
    expect(new Set(solutionPages.map(({ feature }) => feature.kind)).size).toBe(
      solutionPages.length,
    );
  });

  it("open in four ways, none of them on more than three", () => {
    const kinds = solutionPages.map(({ opening }) => opening.kind);
    expect(new Set(kinds).size).toBe(4);
    for (const kind of kinds)
      expect(kinds.filter((each) => each === kind).length, kind).toBeLessThan(4);
  });

  it("point only to pages that exist", () => {
    const slugs = solutionPages.map(({ slug }) => slug);
    for (const { slug, related } of solutionPages) {
      expect(slugs, slug).toEqual(expect.arrayContaining(related));
      expect(related, slug).not.toContain(slug);
    }
  });
});
