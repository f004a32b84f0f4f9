import { addDays, civilDateOf } from "../../domain/fields/civil-date.ts";
import { eq } from "drizzle-orm";
import { companies, seats } from "../../domain/companies/tables.ts";
import { approveWork } from "../../domain/hours/approve-work.ts";
import { closePeriods } from "../../domain/hours/close-periods.ts";
import { grantGoodwill } from "../../domain/hours/grant-goodwill.ts";
import { logWork } from "../../domain/hours/log-work.ts";
import { answerAboutWork, askAboutWork } from "../../domain/hours/question-work.ts";
import { reverseWork } from "../../domain/hours/reverse-work.ts";
import type { WorkInput } from "../../domain/hours/schema.ts";
import type { Ctx } from "../../platform/context.ts";
import { createLog } from "../../platform/log.ts";
import { addCompany, addMembership, clockAt } from "./hours.ts";

type People = { owner: string; viewer: string; consultant: string };

type Logged = Omit<WorkInput, "companyId" | "date" | "where"> & { where?: WorkInput["where"] };

/** Six weeks of a small plan: one period told in a statement, one under way. */
export async function addServedCompany(
  db: Ctx["db"],
  { owner, viewer, consultant }: People,
): Promise<void> {
  const today = civilDateOf(new Date());
  const daysAgo = (days: number) => addDays(today, -days);
  const on = (days: number, userId = consultant): Ctx => ({
    actor: { kind: "member", userId, email: "", isAdmin: userId === consultant },
    requestId: "preparation",
    db,
    bucket: undefined,
    scanner: undefined,
    jobs: { send: async () => {} },
    clock: clockAt(daysAgo(days)),
    log: createLog("silent"),
  });
  const companyId = await addCompany(db, { name: "Difference Engines", owner });
  await db.update(companies).set({ consultantId: consultant }).where(eq(companies.id, companyId));
  await db.insert(seats).values({ companyId, userId: viewer, role: "viewer" });
  await addMembership(on(45), companyId, { anchor: daysAgo(45), planId: "exec-concierge" });

  const logged = async (days: number, { where = "onshore", ...about }: Logged) =>
    (await logWork(on(days), { companyId, date: daysAgo(days), where, ...about })).id;
  const done = async (days: number, about: Logged) => {
    const id = await logged(days, about);
    await approveWork(on(days), id);
    return id;
  };
  await done(40, { minutes: 290, text: "Moved 18,000 contacts out of the old spreadsheet" });
  await done(12, { minutes: 10, text: "Quote template for the spring campaign" });
  await grantGoodwill(on(11), companyId, { minutes: 60, reason: "A call that started late" });
  const routing = await done(10, {
    minutes: 80,
    text: "Lead routing by region instead of by first letter, with a fallback to the team queue",
  });
  await askAboutWork(on(9, owner), routing, { text: "Is this what we asked for on the call?" });
  await answerAboutWork(on(8), routing, { text: "Yes. The fix before it took none of your time." });
  const twice = await done(7, { minutes: 45, text: "Quote template, logged twice" });
  await reverseWork(on(6), twice);
  await logged(3, {
    minutes: 50,
    where: "offshore",
    text: "Merged the contacts of the trade fair",
  });
  await logged(1, { minutes: 530, text: "Import the invoices of 2019 to 2024" });
  await closePeriods(on(0), companyId);
}
