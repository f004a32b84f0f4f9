import { atWidths, expect, expectNoAxeViolations, sidewaysScroll } from "../support/browser.ts";
import { test } from "../support/member-browser.ts";
import type { MemberKind } from "../support/members.ts";

type Expected = { plan: string; badge: string; says?: string[]; hours?: [string, string] };

const states: Partial<Record<MemberKind, Expected>> = {
  free: { plan: "Free", badge: "Active", says: ["Ready to upgrade?"] },
  paid: { plan: "CRM Essentials", badge: "Active", hours: ["4 of 10", "6"] },
  unused: { plan: "CRM Essentials", badge: "Active", hours: ["0 of 10", "10"] },
  beyond: { plan: "CRM Essentials", badge: "Active", hours: ["12 of 12", "0"] },
  tier: { plan: "Enterprise", badge: "Active", hours: ["13 of 30", "17"] },
  inactive: { plan: "CRM Essentials", badge: "Inactive", says: ["Paused", "is paused"] },
  pastDue: { plan: "CRM Essentials", badge: "Inactive", says: ["Payment due", "stay yours"] },
  expired: { plan: "CRM Essentials", badge: "Inactive", says: ["Ended", "ended on"] },
};

test("the membership card says what its member has", async ({ page, become }) => {
  for (const [kind, expected] of Object.entries(states) as [MemberKind, Expected][])
    await test.step(kind, async () => {
      await become(kind);
      const card = page.locator(".membership-card");
      await page.goto("/dashboard");
      await expect(card.getByRole("heading", { level: 2 })).toHaveText(expected.plan);
      const badge = card.locator(".badge");
      await expect(badge).toHaveText(expected.badge);
      await expect(badge).toHaveClass(kind === "free" ? /badge-secondary/ : /badge-default/);
      for (const words of expected.says ?? []) await expect(card).toContainText(words);
      if (expected.hours) {
        const [used, remaining] = expected.hours;
        await expect(card.getByRole("definition")).toHaveText([used, remaining]);
        await expect(card.getByRole("progressbar", { name: "Hours used" })).toHaveText(
          `${used} hours used`,
        );
      } else if (kind === "free") await expect(card.getByRole("progressbar")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Upgrade Your Plan" })).toHaveCount(
        kind === "free" ? 1 : 0,
      );
      const paysPerUse = ["free", "inactive", "expired"].includes(kind);
      await expect(page.getByRole("link", { name: /^View All Tools/ })).toContainText(
        paysPerUse ? "6 Available" : "Unlimited Access",
      );
      await expect(
        page.getByRole("link", { name: paysPerUse ? "Use ($10)" : "Access Tool" }),
      ).toHaveAttribute("href", "/tools#roi-calculator");
      await expect(page.getByText("Coming Soon", { exact: true })).toHaveCount(2);
      await expect(page.locator(".activity")).toContainText("Account Created");
      await expect(page.getByText("Membership Started")).toHaveCount(kind === "free" ? 0 : 1);
      // The card with offers below it, and the one that says most.
      if (kind !== "free" && kind !== "expired") return;
      await atWidths(page, [390, 1280], async () => {
        await expectNoAxeViolations(page);
        expect(await sidewaysScroll(page)).toBe(0);
      });
    });
});
