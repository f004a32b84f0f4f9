import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { approveWork } from "../../domain/hours/approve-work.ts";
import { closePeriods } from "../../domain/hours/close-periods.ts";
import { logWork } from "../../domain/hours/log-work.ts";
import { openPeriods } from "../../domain/hours/open-period.ts";
import { reverseWork } from "../../domain/hours/reverse-work.ts";
import { startMembership } from "../../domain/hours/start-membership.ts";
import { memberships } from "../../domain/membership/tables.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { dump } from "../signups/dump.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { addCompany, addMembership, addPerson, clockAt } from "../support/hours.ts";

let home: TestApp;
let staffId: string;
beforeAll(async () => {
  home = await openTestApp();
  staffId = await addPerson(home.database.db, "Grace");
});
afterAll(() => home.close());

const writes = new Set<unknown>(["insert", "update", "delete"]);

class Killed extends Error {}

/** Dies at its so-manieth write, or after the last one and before the commit. */
function dieAt(db: Queryable, at: number): Queryable {
  let count = 0;
  const step = () => {
    count += 1;
    if (count === at) throw new Killed();
  };
  const wrap = (of: Queryable, isOutermost: boolean): Queryable =>
    new Proxy(of, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (key === "transaction")
          return (run: (tx: Queryable) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              const done = await run(wrap(tx, false));
              if (isOutermost) step();
              return done;
            });
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (writes.has(key)) step();
          return value.apply(target, given);
        };
      },
    });
  return wrap(db, true);
}

type Verb = { on: string; run: (ctx: Ctx) => Promise<unknown> };

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

const verbs: Record<string, (about: Awaited<ReturnType<typeof prepare>>) => Verb> = {
  approve: ({ logged }) => ({ on: "2026-03-01", run: (ctx) => approveWork(ctx, logged) }),
  reverse: ({ approved }) => ({ on: "2026-03-01", run: (ctx) => reverseWork(ctx, approved) }),
  open: ({ membershipId }) => ({
    on: "2026-05-31",
    run: (ctx) => openPeriods(ctx, membershipId),
  }),
  close: ({ companyId }) => ({ on: "2026-04-08", run: (ctx) => closePeriods(ctx, companyId) }),
  start: ({ companyId }) => ({
    on: "2026-04-10",
    run: ({ db, ...ctx }) =>
      db.transaction((tx) =>
        startMembership(
          { ...ctx, db: tx },
          { companyId, planId: "fractional-cto", cadence: "month", billing: "by-hand" },
        ),
      ),
  }),
};

test.each(Object.keys(verbs))(
  "%s, killed between any two writes, has done nothing, and is done when tried again",
  async (name) => {
    const about = await prepare();
    const { on, run } = verbs[name]!(about);
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
    expect(kept?.status).toBe(name === "start" ? "ended" : "active");
  },
);
