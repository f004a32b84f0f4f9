import { afterAll, beforeAll, expect, test } from "vitest";
import { lockCompany } from "../domain/companies/lock-company.ts";
import { newCompany } from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";
import { openMergeDesk } from "../tests/support/merge-desk.ts";

let desk: Awaited<ReturnType<typeof openMergeDesk>>;
beforeAll(async () => {
  desk = await openMergeDesk();
});
afterAll(() => desk.home.close());

test("two merges at once, one each way, are one", async () => {
  const { home, staff, at, merge, withHistory } = desk;
  for (let round = 0; round < 3; round += 1) {
    const [a, b] = [await newCompany(home), await newCompany(home)];
    await withHistory(a);
    const answers = await Promise.all([merge(a, b), merge(b, a)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await a.owner.call("GET", "/api/companies");
    expect(body.companies).toHaveLength(1);
    expect((await staff.call("GET", at(b))).body).toMatchObject({
      id: body.companies[0].id,
      remainingMinutes: 510,
    });
  }
});

test("a merge beside an approval, a period's opening and a change of people has one outcome", async () => {
  const { home, first, run, log, approve, merge, leftOf, withHistory } = desk;
  for (let round = 0; round < 3; round += 1) {
    const [a, b] = [await newCompany(home), await newCompany(home)];
    await addMembership(home.ctx, b.id, { anchor: first });
    await withHistory(a);
    const line = await log(a, 60);
    const asked = { email: `late-${round}@example.com`, role: "viewer" };
    const [merged, approved, invited, looked] = await Promise.all([
      merge(a, b),
      approve(line),
      a.owner.call("POST", `${a.at}/seats`, asked),
      a.viewer.call("PUT", "/api/companies/in-view", { companyId: a.id }),
      run("period-opening"),
      run("period-closing"),
    ]);
    expect(merged.status).toBe(200);
    expect([200, 409]).toContain(approved.status);
    expect([201, 404, 409]).toContain(invited.status);
    expect([200, 404]).toContain(looked.status);
    expect((await approve(line)).status).toBe(approved.status === 200 ? 409 : 200);
    expect(await leftOf(b)).toBe(510 + 600 + 600 - 60);
    const { body } = await b.owner.call("GET", `${b.at}/seats`);
    expect(body.invitations).toHaveLength(invited.status === 201 ? 1 : 0);
  }
  expect(home.logs()).not.toContain("could not be brought up to date");
});

test("a merge that is sent again is done, and none into a third company", async () => {
  const { home, merge, leftOf, withHistory } = desk;
  const [a, b, c] = [await newCompany(home), await newCompany(home), await newCompany(home)];
  await withHistory(a);
  const answers = [await merge(a, b), await merge(a, b), await merge(a, c), await merge(b, a)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
  expect(answers[1]!.body).toEqual(answers[0]!.body);
  expect(await leftOf(b)).toBe(510);
});

test("what is asked and answered about a line beside a merge goes to the company that is kept", async () => {
  const { home, staff, log, merge } = desk;
  for (const where of ["questions", "answers"]) {
    const companies = [await newCompany(home), await newCompany(home)];
    const [a, b] = companies.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const line = await log(a!, 60);
    const say = (text: string) =>
      where === "questions"
        ? a!.owner.call("POST", `/api/membership/work/${line}/questions`, { text })
        : staff.call("POST", `/api/admin/work/${line}/answers`, { text });
    const answers: Promise<{ status: number }>[] = [];
    await home.database.db.transaction(async (tx) => {
      await lockCompany(tx, b!.id);
      answers.push(merge(a!, b!));
      await waitsOrEnds(home.database, answers[0]!);
      answers.push(say("Was this for our merger?"));
      await waitsOrEnds(home.database, answers[1]!, 2);
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 201]);
  }
});

test("a reversal beside a merge gives the hours to the company that is kept", async () => {
  const { home, staff, log, approve, merge, leftOf, withHistory } = desk;
  const companies = [await newCompany(home), await newCompany(home)];
  // The merge holds the first while it waits for the second.
  const [a, b] = companies.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await withHistory(a!);
  const line = await log(a!, 60);
  await approve(line);
  const answers: Promise<{ status: number }>[] = [];
  await home.database.db.transaction(async (tx) => {
    await lockCompany(tx, b!.id);
    answers.push(merge(a!, b!));
    await waitsOrEnds(home.database, answers[0]!);
    answers.push(staff.call("POST", `/api/admin/work/${line}/reverse`));
    await waitsOrEnds(home.database, answers[1]!, 2);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await leftOf(b!)).toBe(510);
});
