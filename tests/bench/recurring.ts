import { warnOfPromises } from "../../domain/desk/promises/warn-of-promises.ts";
import { askForAgreement } from "../../domain/hours/ask-for-agreement.ts";
import { closeDuePeriods } from "../../domain/hours/close-due-periods.ts";
import { giveNotice } from "../../domain/hours/notices/give-notice.ts";
import { openDuePeriods } from "../../domain/hours/open-due-periods.ts";
import { remindOfRenewals } from "../../domain/hours/remind-of-renewals.ts";
import { rollUpMonths } from "../../domain/office/reports/roll-up-months.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Database } from "../../platform/db/database.ts";
import { createLog } from "../../platform/log.ts";
import { measureP95 } from "./measure-p95.ts";
import type { Row } from "./row.ts";

/** Nobody waits for them, but they share the database with those who do. */
const limitMs = 250;

const recurring = {
  "period-opening": openDuePeriods,
  "hours-notices": giveNotice,
  "agreement-requests": askForAgreement,
  "period-closing": closeDuePeriods,
  "renewal-reminders": remindOfRenewals,
  "promise-warnings": warnOfPromises,
  "month-rollup": rollUpMonths,
};

/** Each by itself, when what was due has been done. */
export async function timeRecurring(size: string, { db }: Database): Promise<Row[]> {
  const ctx: Ctx = {
    actor: { kind: "system" },
    requestId: "bench",
    db,
    bucket: undefined,
    scanner: undefined,
    jobs: { send: async () => {} },
    clock: systemClock,
    log: createLog("error"),
  };
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(recurring)) {
    await run(ctx);
    rows.push(await measureP95(`${size}: ${name}, nothing due`, limitMs, () => run(ctx)));
  }
  return rows;
}
