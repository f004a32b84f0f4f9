import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { firmMoment } from "../../content/firm-day.ts";
import type { Ctx } from "../../platform/context.ts";
import { openTestApp } from "../../tests/support/app.ts";
import { addCompany, addMembership, addPerson, clockAt } from "../../tests/support/hours.ts";
import { submitMemberEnquiry } from "./submit-member-enquiry.ts";
import { conversations } from "./tables.ts";

const home = await openTestApp();
const { db } = home.database;
afterAll(() => home.close());

const wrote = { email: "ada@people.example", firstName: "Ada", lastName: "L", phone: null };

test.each([
  ["month", false, "2031-03-04T20:00:00.000Z"],
  ["year", true, "2031-03-04T00:00:00.000Z"],
] as const)(
  "who writes for a company on a term of a %s is promised it",
  async (term, priority, by) => {
    const owner = await addPerson(db);
    const companyId = await addCompany(db, { owner });
    await addMembership(home.ctx, companyId, { anchor: "2031-03-01", term });
    const ctx: Ctx = {
      ...home.ctx,
      clock: clockAt("2031-03-03"),
      actor: { kind: "member", userId: owner, email: wrote.email, isAdmin: false },
    };
    const asked = { topic: "support", message: "Please help us with this" } as const;
    const { message } = await submitMemberEnquiry(ctx, asked, { ...wrote, company: "Compilers" });
    const [made] = await db
      .select()
      .from(conversations)
      .where(eq(conversations.companyId, companyId));
    expect(made).toMatchObject({ priority });
    expect(made!.dueAt?.toISOString()).toBe(by);
    expect(message).toBe(`We’ll respond by ${firmMoment(new Date(by))}.`);
    await home.runJob(home.sent.findLast(({ name }) => name === "enquiry-acknowledgement")!);
    const [mail] = (await home.services.mailbox?.list()) ?? [];
    expect((await home.services.mailbox?.get(mail?.id ?? ""))?.text).toContain(message);
  },
);
