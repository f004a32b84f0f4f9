import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { companies } from "../domain/companies/tables.ts";
import { timers } from "../domain/hours/timer/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { addCompany } from "../tests/support/hours.ts";

let home: TestApp;
let cookie = "";
beforeAll(async () => {
  home = await openTestApp();
  const expire = new Date(Date.now() + 86_400_000);
  cookie = await home.signIn(trialAddresses.admin, { expire });
});
afterAll(() => home.close());

const call = async (method: string, body?: unknown, query = "") => {
  const answer = await home.request(method, `/api/admin/timer${query}`, {
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
};

test("a timer runs on the server until it is discarded, whatever device asks", async () => {
  expect((await call("GET")).body.timer).toBeNull();
  const companyId = await addCompany(home.database.db, { name: "Harbor Freight Forwarding" });
  const started = (await call("PUT", { companyId, text: "Reports" })).body.timer;
  expect(started).toMatchObject({ text: "Reports", company: { id: companyId } });
  const sinceStart = home.ctx.clock.now().getTime() - Date.parse(started.startedAt);
  expect(started.seconds).toBeLessThanOrEqual(sinceStart / 1000);
  home.advance(90 * 60_000);
  expect((await call("GET")).body.timer.seconds).toBeGreaterThanOrEqual(5400);
  const renamed = (await call("PUT", { companyId: null, text: "Reports, again" })).body.timer;
  expect(renamed).toMatchObject({
    startedAt: started.startedAt,
    company: null,
    text: "Reports, again",
  });
  expect((await call("DELETE")).status).toBe(204);
  expect((await call("DELETE")).status).toBe(204);
  expect((await call("GET")).body.timer).toBeNull();
});

test("two devices that start one at once share it", async () => {
  const answers = await Promise.all([
    call("PUT", { companyId: null, text: "One" }),
    call("PUT", { companyId: null, text: "Other" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const starts = answers.map(({ body }) => body.timer.startedAt);
  expect(new Set(starts).size).toBe(1);
  await call("DELETE");
});

test("whoever stops a timer stops no other that was started since", async () => {
  const { startedAt } = (await call("PUT", { companyId: null, text: "Ended elsewhere" })).body
    .timer;
  await call("DELETE");
  home.advance(60_000);
  const since = (await call("PUT", { companyId: null, text: "Started since" })).body.timer;
  const stop = (start: string) => call("DELETE", undefined, `?startedAt=${start}`);
  expect((await stop(startedAt)).status).toBe(204);
  expect((await call("GET")).body.timer).toMatchObject({ text: "Started since" });
  expect((await stop(since.startedAt)).status).toBe(204);
  expect((await call("GET")).body.timer).toBeNull();
});

test("a company that is not there is refused", async () => {
  const companyId = "00000000-0000-4000-8000-000000000000";
  expect((await call("PUT", { companyId, text: "" })).status).toBe(404);
  expect((await call("PUT", { companyId: "x", text: "" })).status).toBe(400);
});

test("a timer for a company that was merged, even as it started, runs for the one that was kept", async () => {
  const kept = await addCompany(home.database.db, { name: "Kept" });
  const merged = { mergedInto: kept, mergedAt: new Date() };
  const [from] = await home.database.db
    .insert(companies)
    .values({ name: "Merged", ...merged })
    .returning();
  const { body } = await call("PUT", { companyId: from!.id, text: "" });
  expect(body.timer.company).toEqual({ id: kept, name: "Kept" });
  await home.database.db.update(timers).set({ companyId: from!.id });
  expect((await call("GET")).body.timer.company).toEqual({ id: kept, name: "Kept" });
});
