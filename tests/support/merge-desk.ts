import { trialAddresses } from "../../content/trial.ts";
import { addDays } from "../../domain/fields/civil-date.ts";
import { openTestApp } from "./app.ts";
import { newPerson } from "./company.ts";
import { addMembership, turnTo } from "./hours.ts";

type Id = { id: string };

const at = ({ id }: Id) => `/api/admin/companies/${id}`;

/** Staff who merge companies, five weeks after a first of March. */
export async function openMergeDesk() {
  const home = await openTestApp();
  const first = "2031-03-01";
  const today = addDays(first, 38);
  await turnTo(home, today);
  const staff = await newPerson(home, { email: trialAddresses.admin });
  const { call } = staff;
  const run = (name: string) => home.runJob({ name, payload: {} });
  const approve = (id: string) => call("POST", `/api/admin/work/${id}/approve`);

  async function log({ id: companyId }: Id, minutes: number, date = today): Promise<string> {
    const line = { companyId, date, minutes, where: "onshore", text: "Moved the contacts" };
    return (await call("POST", "/api/admin/work", line)).body.id;
  }

  return {
    home,
    staff,
    first,
    today,
    at,
    run,
    log,
    approve,
    merge: (from: Id, into: Id) => call("POST", `${at(into)}/merge`, { companyId: from.id }),
    preview: (from: Id, into: Id) => call("GET", `${at(into)}/merge?companyId=${from.id}`),
    async leftOf(company: Id): Promise<number> {
      return (await call("GET", at(company))).body.hours.remainingMinutes;
    },
    /** Ended, with a closed period, its statement, a line in it and hours that still last. */
    async withHistory(company: Id, spent = 90): Promise<void> {
      await addMembership(home.ctx, company.id, { anchor: first, endsOn: addDays(first, 31) });
      await approve(await log(company, spent, addDays(first, 5)));
      await run("period-closing");
    },
  };
}
