import { asc, eq, sql } from "drizzle-orm";
import { trialAddresses } from "../../content/trial.ts";
import { cancelPlan } from "../../domain/billing/plan/cancel-plan.ts";
import { changePlan } from "../../domain/billing/plan/change-plan.ts";
import { pausePlan } from "../../domain/billing/plan/pause-plan.ts";
import { resumePlan } from "../../domain/billing/plan/resume-plan.ts";
import { companies } from "../../domain/companies/tables.ts";
import { startOfDay } from "../../domain/fields/civil-date.ts";
import { approveWork } from "../../domain/hours/approve-work.ts";
import { closeDuePeriods } from "../../domain/hours/close-due-periods.ts";
import { hoursOfCompany } from "../../domain/hours/hours-of-company.ts";
import { grantGoodwill } from "../../domain/hours/grant-goodwill.ts";
import { logWork } from "../../domain/hours/log-work.ts";
import { openDuePeriods } from "../../domain/hours/open-due-periods.ts";
import { reverseWork } from "../../domain/hours/reverse-work.ts";
import { startMembership } from "../../domain/hours/start-membership.ts";
import { entries, grants, statements, work } from "../../domain/hours/tables.ts";
import { listPeriods } from "../../domain/membership/list-periods.ts";
import { CodedError } from "../../platform/errors.ts";
import type { TestApp } from "../support/app.ts";
import { clockOf } from "../support/clock.ts";
import { addCompany } from "../support/hours.ts";
import type { Book } from "./book.ts";
import type { Step } from "./histories.ts";

export type Keeper = Awaited<ReturnType<typeof createKeeper>>;

/** Refusals are part of a history; anything else is not. */
async function attempt(done: Promise<unknown>): Promise<void> {
  await done.catch((error: unknown) => {
    if (!(error instanceof CodedError && error.code === "conflict")) throw error;
  });
}

/** A new company whose hours are kept by the verbs, in a database. */
export async function createKeeper(home: TestApp, staffId: string, overageCapMinutes: number) {
  const { db } = home.database;
  const companyId = await addCompany(db);
  await db.update(companies).set({ overageCapMinutes }).where(eq(companies.id, companyId));
  const ids = new Map<number, string>();
  const days = new Map<string, string>();
  let ticks = 0;

  async function at({ on, hour }: Pick<Step, "on" | "hour">) {
    const now = new Date((await startOfDay(on)).getTime() + hour * 3_600_000 + (ticks += 1));
    days.set(now.toISOString(), on);
    const email = trialAddresses.admin;
    const actor = { kind: "member" as const, userId: staffId, email, isAdmin: true };
    return { ...home.ctx, actor, clock: clockOf(() => now) };
  }

  async function change(step: Step) {
    const ctx = await at(step);
    if (step.kind === "cancel") return cancelPlan(ctx, companyId);
    if (step.kind === "resume") return resumePlan(ctx, companyId);
    if (step.kind === "pause") return pausePlan(ctx, companyId, step);
    if (step.kind !== "next" && step.kind !== "now") return;
    const choice = { planId: step.planId, term: step.term, when: step.kind };
    return changePlan(ctx, companyId, { choice, policy: "instant" });
  }

  async function log(step: Step & { kind: "log" }) {
    const { date, minutes } = step;
    const input = { companyId, date, minutes, where: "onshore" as const, text: `${step.line}` };
    const { id } = await logWork(await at(step), input);
    ids.set(step.line, id);
    if (step.agreed)
      await db.update(work).set({ overageAgreedAt: new Date() }).where(eq(work.id, id));
  }

  async function withLine(step: Step & { line: number }, verb: typeof approveWork) {
    const id = ids.get(step.line);
    if (id) await attempt(verb(await at(step), id));
  }

  async function act(step: Step): Promise<void> {
    if (step.kind === "start") {
      const { planId, cadence } = step;
      const ctx = await at(step);
      const terms = { companyId, planId, cadence, billing: "by-hand" as const };
      await db.transaction((tx) => startMembership({ ...ctx, db: tx }, terms));
      return;
    }
    if (step.kind === "open") return openDuePeriods(await at(step));
    if (step.kind === "close") return closeDuePeriods(await at(step));
    if (step.kind === "log") return log(step);
    if (step.kind === "approve") return withLine(step, approveWork);
    if (step.kind === "reverse") return withLine(step, reverseWork);
    if (step.kind !== "goodwill") return attempt(change(step));
    await grantGoodwill(await at(step), companyId, { minutes: step.minutes, reason: "Thanks" });
  }

  async function read(): Promise<Book> {
    const lines = await db.select().from(work).where(eq(work.companyId, companyId));
    const numbers = new Map([...ids].map(([line, id]) => [id, line]));
    const written = await db
      .select()
      .from(entries)
      .where(eq(entries.companyId, companyId))
      .orderBy(asc(entries.id));
    const told = new Map(
      (await snapshots()).map(({ periodId, snapshot }) => [periodId, snapshot.totals.drawnMinutes]),
    );
    return {
      periods: (await listPeriods(db, [companyId])).map(({ closedAt, ...period }) => ({
        ...period,
        closed: closedAt !== null,
        drawnMinutes: told.get(period.id) ?? null,
      })),
      grants: await db.select().from(grants).where(eq(grants.companyId, companyId)),
      entries: written.map(({ workId, createdAt, ...entry }) => ({
        ...entry,
        line: workId === null ? null : numbers.get(workId)!,
        on: days.get(createdAt.toISOString())!,
      })),
      lines: lines.map(({ id, billedMinutes, ...line }) => ({
        ...line,
        line: numbers.get(id)!,
        billed: billedMinutes,
      })),
    };
  }

  const snapshots = () =>
    db
      .select({ periodId: statements.periodId, snapshot: statements.snapshot })
      .from(statements)
      .where(eq(statements.companyId, companyId));

  /** Approved, but neither on the hours page nor on a statement. */
  async function readUntold(step: Step): Promise<string[]> {
    const { work: now, ended } = await hoursOfCompany(await at(step), companyId);
    const shown = [...now, ...ended.flatMap((period) => period.work)];
    const onStatements = (await snapshots()).flatMap(({ snapshot }) => snapshot.lines);
    const told = new Set([...shown.map(({ id }) => id), ...onStatements.map((one) => one.workId)]);
    const lines = await db.select().from(work).where(eq(work.companyId, companyId));
    return lines
      .filter(({ id, status }) => status === "approved" && !told.has(id))
      .map(({ text, date }) => `line ${text} of ${date} is told nowhere`);
  }

  /** Every byte of each, by period. */
  async function readStatements(): Promise<Map<string, string>> {
    const rows = await db
      .select({ id: statements.periodId, text: sql<string>`statements::text` })
      .from(statements)
      .where(eq(statements.companyId, companyId));
    return new Map(rows.map(({ id, text }) => [id, text]));
  }

  return { at, act, read, readUntold, readStatements };
}
