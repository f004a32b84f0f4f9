import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDuePeriods } from "../../domain/hours/close-due-periods.ts";
import { giveNotice } from "../../domain/hours/notices/give-notice.ts";
import { openDuePeriods } from "../../domain/hours/open-due-periods.ts";
import { remindOfRenewals } from "../../domain/hours/remind-of-renewals.ts";
import { membershipPlans } from "../../domain/plans/tables.ts";
import { dump } from "../signups/dump.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { addPerson } from "../support/hours.ts";
import { createKeeper, type Keeper } from "./by-verbs.ts";
import { faultOf } from "./fault-of.ts";
import { createHistory, type History, type Step, windDown } from "./histories.ts";
import { requireSound } from "./shrink.ts";

const first = Number(process.env["HISTORY_SEED"] ?? 1);
const count = Number(process.env["HISTORIES"] ?? 6);
const stepsInEach = 14;
/** So that the jobs don't run over what earlier histories have left behind. */
const historiesInEach = 25;
const slow = 3_600_000;

let home: TestApp;
let staffId: string;

async function open() {
  home = await openTestApp();
  staffId = await addPerson(home.database.db, "Grace");
  const advice = { id: "advice", name: "Advice", price: 0, hoursIncluded: 0 };
  await home.database.db.insert(membershipPlans).values(advice);
}

beforeAll(open);
afterAll(() => home.close());

async function runJobs(keeper: Keeper, step: Step) {
  for (const job of [openDuePeriods, closeDuePeriods, giveNotice, remindOfRenewals])
    await job(await keeper.at(step));
}

async function changedByJobs(keeper: Keeper, step: Step): Promise<string | null> {
  await runJobs(keeper, step);
  const before = new Set(await dump(home));
  await runJobs(keeper, step);
  const after = await dump(home);
  const changed = after.filter((row) => !before.has(row));
  const isSame = changed.length === 0 && before.size === new Set(after).size;
  return isSame ? null : `The jobs, run again, have written ${changed.join("\n")}`;
}

async function wrongWith(history: History): Promise<string | null> {
  const keeper = await createKeeper(home, staffId, history.overageCap);
  const { jobs, end } = windDown(history);
  const told = new Map<string, string>();
  const keep = async (steps: Step[]) => {
    for (const step of steps) {
      await keeper.act(step);
      if (step.kind !== "close") continue;
      for (const [id, text] of await keeper.readStatements())
        if ((told.get(id) ?? text) === text) told.set(id, text);
        else return `The statement of ${id} has changed`;
    }
    return null;
  };
  const now = [...history.steps, ...jobs];
  const all = [...now, ...end];
  const fault =
    (await keep(now)) ??
    faultOf({ ...history, steps: now }, await keeper.read()) ??
    (await keeper.readUntold(jobs[1]!))[0] ??
    (await changedByJobs(keeper, jobs[1]!)) ??
    (await keep(end)) ??
    faultOf({ ...history, steps: all }, await keeper.read()) ??
    (await keeper.readUntold(end.at(-1)!))[0] ??
    null;
  return fault ?? (home.logs().includes("could not be brought up to date") ? home.logs() : null);
}

async function faultIn(history: History): Promise<string | null> {
  try {
    return await wrongWith(history);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

test(
  "the verbs keep the hours that a replay of the same history expects",
  async () => {
    for (let at = 0; at < count; at += 1) {
      if (at > 0 && at % historiesInEach === 0) {
        await home.close();
        await open();
      }
      await requireSound(createHistory(first + at, stepsInEach), faultIn);
    }
    expect(home.logs()).not.toContain('"level":"error"');
  },
  slow,
);
