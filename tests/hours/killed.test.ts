import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { cancelPlan } from "../../domain/billing/plan/cancel-plan.ts";
import { changePlan } from "../../domain/billing/plan/change-plan.ts";
import { pausePlan } from "../../domain/billing/plan/pause-plan.ts";
import { resumePlan } from "../../domain/billing/plan/resume-plan.ts";
import { approveWork } from "../../domain/hours/approve-work.ts";
import { closePeriods } from "../../domain/hours/close-periods.ts";
import { logWork } from "../../domain/hours/log-work.ts";
import { openPeriods } from "../../domain/hours/open-period.ts";
import { reverseWork } from "../../domain/hours/reverse-work.ts";
import { startMembership } from "../../domain/hours/start-membership.ts";
import { memberships } from "../../domain/membership/tables.ts";
import type { Ctx } from "../../platform/context.ts";
import { dump } from "../signups/dump.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { dieAt, Killed } from "../support/die-at.ts";
import { addCompany, addMembership, addPerson, clockAt } from "../support/hours.ts";

let home: TestApp;
let staffId: string;
beforeAll(async () => {
  home = await openTestApp();
  staffId = await addPerson(home.database.db, "Grace");
});
afterAll(() => home.close());

type Step = { on: string; run: (ctx: Ctx) => Promise<unknown> };
/** What has happened before it, unharmed, and what the membership is after it. */
type Verb = Step & { after?: Step; leaves?: "active" | "ended" };

const ctxOn = (date: string): Ctx => ({
  ...home.ctx,
  clock: clockAt(date),
  actor: { kind: "member", userId: staffId, email: trialAddresses.admin, isAdmin: true },
});

async function prepare() {
  const companyId = await addCompany(home.database.db);
  const membershipId = await addMembership(home.ctx, companyId, { anchor: "2026-01-31" });
  const input = { companyId, date: "2026-02-10", where: "onshore" as const, text: "Work" };
  const { id: approved } = await logWork(ctxOn("2026-02-10"), { ...input, minutes: 100 });
  await approveWork(ctxOn("2026-02-10"), approved);
  await openPeriods(ctxOn("2026-02-28"), membershipId);
  const { id: logged } = await logWork(ctxOn("2026-02-28"), {
    ...input,
    date: "2026-02-28",
    minutes: 700,
  });
  return { companyId, membershipId, approved, logged };
}

type About = Awaited<ReturnType<typeof prepare>>;

const cancel = ({ companyId }: About): Step => ({
  on: "2026-03-01",
  run: (ctx) => cancelPlan(ctx, companyId),
});
const pause = ({ companyId }: About): Step => ({
  on: "2026-03-01",
  run: (ctx) => pausePlan(ctx, companyId, { months: 2 }),
});
const resume = ({ companyId }: About, on: string): Step => ({
  on,
  run: (ctx) => resumePlan(ctx, companyId),
});
const change = ({ companyId }: About, when: "next" | "now"): Step => ({
  on: "2026-03-01",
  run: (ctx) =>
    changePlan(ctx, companyId, {
      choice: { planId: "fractional-cto", term: "year", when },
      policy: "instant",
    }),
});

const verbs: Record<string, (about: About) => Verb> = {
  approve: ({ logged }) => ({ on: "2026-03-01", run: (ctx) => approveWork(ctx, logged) }),
  reverse: ({ approved }) => ({ on: "2026-03-01", run: (ctx) => reverseWork(ctx, approved) }),
  open: ({ membershipId }) => ({
    on: "2026-05-31",
    run: (ctx) => openPeriods(ctx, membershipId),
  }),
  close: ({ companyId }) => ({ on: "2026-04-08", run: (ctx) => closePeriods(ctx, companyId) }),
  start: ({ companyId }) => ({
    on: "2026-04-10",
    leaves: "ended",
    run: ({ db, ...ctx }) =>
      db.transaction((tx) =>
        startMembership(
          { ...ctx, db: tx },
          { companyId, planId: "fractional-cto", cadence: "month", billing: "by-hand" },
        ),
      ),
  }),
  "change at the next period": (about) => change(about, "next"),
  upgrade: (about) => ({ ...change(about, "now"), leaves: "ended" }),
  cancel,
  "take back a cancellation": (about) => ({ ...resume(about, "2026-03-02"), after: cancel(about) }),
  pause,
  "end a pause early": (about) => ({
    ...resume(about, "2026-04-30"),
    after: pause(about),
  }),
};

test.each(Object.keys(verbs))(
  "%s, killed between any two writes, has done nothing, and is done when tried again",
  async (name) => {
    const about = await prepare();
    const { on, run, after, leaves = "active" } = verbs[name]!(about);
    if (after) await after.run(ctxOn(after.on));
    const before = (await dump(home)).toSorted();
    for (let at = 1; ; at += 1) {
      const killed = await run({ ...ctxOn(on), db: dieAt(home.database.db, at) }).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Killed) return true;
          throw error;
        },
      );
      if (!killed) {
        expect(at).toBeGreaterThan(3);
        break;
      }
      expect((await dump(home)).toSorted()).toEqual(before);
    }
    expect(await dump(home)).not.toHaveLength(before.length);
    const [kept] = await home.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.id, about.membershipId));
    expect(kept?.status).toBe(leaves);
  },
);
