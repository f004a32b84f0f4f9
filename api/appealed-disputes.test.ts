import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { invoices } from "../domain/billing/charging/tables.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf } from "../tests/support/company.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, billsOf } = charged;
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

test.each([
  ["appeal_needs_response", "open", 1],
  ["appeal_under_review", "answered", 0],
])(
  "an appeal whose status is %s is shown as %s, and waits on Today or does not (%i)",
  async (disputeStatus, dispute, times) => {
    const { id, call } = await confirmed();
    const [bill] = await billsOf(id);
    const disputed = { isDisputed: true, disputeStatus, disputeCents: bill!.paidCents };
    await home.database.db.update(invoices).set(disputed).where(eq(invoices.id, bill!.id));
    expect((await call("GET", "/api/billing")).body.invoices).toMatchObject([{ dispute }]);
    const { body } = await staff("GET", "/api/admin/today");
    const own = (body.items as { id: string }[]).filter((item) => item.id === bill!.id);
    expect(own).toHaveLength(times);
  },
);
