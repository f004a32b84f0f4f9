import { expect, test } from "vitest";
import { paymentMail } from "./payment-mail.ts";

const values = {
  news: "refused" as const,
  userId: "ada",
  reader: { email: "ada@example.com", firstName: "Ada" },
  company: "Analytical Engines",
  plan: "CRM Essentials",
  card: "Visa ending in 4242",
  appUrl: "https://firm.example",
  overageCents: 0,
  hasEnded: false,
};

const invoice = {
  id: "one",
  number: "A-1",
  date: "2031-03-05",
  createdAt: new Date("2031-03-05T18:00:00Z"),
  totalCents: 125_000,
  creditUsedCents: 0,
  nextAttemptAt: null,
  starts: "2031-03-05",
  ends: "2031-04-05",
  reason: "subscription_cycle",
};

const text = (reason: string) => paymentMail({ ...values, invoice: { ...invoice, reason } }).text;

test("a receipt says how much of it hours beyond the plan cost", () => {
  const paid = { ...values, news: "paid" as const, invoice: { ...invoice, totalCents: 137_000 } };
  expect(paymentMail(paid).text).not.toContain("beyond");
  const { text } = paymentMail({ ...paid, overageCents: 12_000 });
  expect(text).toMatch(/plan: \$1,250\nHours beyond your plan: \$120\nTotal: \$1,370\n/);
});

test("with credit, what is left of the total is last", () => {
  const credited = { ...values, invoice: { ...invoice, creditUsedCents: 25_050 } };
  expect(paymentMail(credited).text).toMatch(
    /Card: Visa ending in 4242\n\nTotal: \$1,250\.00\nPaid by credit: −\$250\.50\nTo be paid: \$999\.50\n/,
  );
});

test("a refusal says when the card is asked again, or that it is not", () => {
  expect(text("subscription_cycle")).toContain("We will not try this card again by ourselves");
  const nextAttemptAt = new Date("2031-03-08T20:00:00Z");
  const again = paymentMail({ ...values, invoice: { ...invoice, nextAttemptAt } });
  expect(again.text).toContain("We will try it again on March 8, 2031.");
});

test("who has not begun is not told of hours they have", () => {
  expect(text("subscription_cycle")).toContain("new ones come once it is paid");
  expect(text("subscription_create")).toContain(
    "Your membership begins once it is paid. If that is not done by Thursday, Mar 6, 9 AM PST, nothing is charged and it does not begin.",
  );
  expect(text("subscription_create")).not.toContain("hours you have");
});
