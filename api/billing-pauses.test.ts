import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { standingsOf } from "../domain/office/standings.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { type Company, newPerson } from "../tests/support/company.ts";
import { billingOf, newMembership, openOn, postBilling } from "../tests/support/plans.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const up = { planId: "fractional-cto", term: "month", when: "next" };

describe("a cancellation", () => {
  test("ends it with its period, and can be taken back until then", async () => {
    const company = await newMembership(home, "2032-09-10");
    const { body } = await postBilling(company, "cancel");
    expect(body.subscription).toMatchObject({
      endsOn: "2032-10-10",
      nextEvent: { kind: "ends", on: "2032-10-10" },
      offers: [],
    });
    const lastDay = "This membership is canceled, and its last day is October 9, 2032.";
    for (const [path, sent] of [
      ["pause", { months: 1 }],
      ["plan", up],
    ] as const)
      expect(await postBilling(company, path, sent)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(lastDay) },
      });
    expect((await postBilling(company, "cancel")).status).toBe(409);
    expect((await postBilling(company, "resume")).body.subscription.endsOn).toBeNull();
    expect((await postBilling(company, "resume")).status).toBe(409);
    await postBilling(company, "cancel");
    await openOn(home, "2032-10-10");
    expect(await billingOf(company.owner)).toMatchObject({ status: "ended", period: null });
    const { body: hours } = await company.owner.call("GET", "/api/membership/hours");
    expect(hours.remainingMinutes).toBe(600);
    for (const path of ["cancel", "resume"])
      expect((await postBilling(company, path)).body.message).toBe(
        "There is no membership that runs.",
      );
  });

  test("hides the change that was to begin after it, until it is taken back", async () => {
    const company = await newMembership(home, "2032-09-10");
    await postBilling(company, "plan", up);
    await postBilling(company, "cancel");
    expect(await billingOf(company.owner)).toMatchObject({ change: null, offers: [] });
    const back = { planId: "crm-essentials", term: "month", when: "next" };
    for (const path of ["plan", "plan/preview"])
      expect((await postBilling(company, path, back)).status).toBe(409);
    const { body } = await postBilling(company, "resume");
    expect(body.subscription.change).toMatchObject({ planId: "fractional-cto" });
    expect((await postBilling(company, "plan", back)).body.subscription.change).toBeNull();
  });

  test("of a yearly term waits for the end of it, however long a pause lay in it", async () => {
    const company = await newMembership(home, "2032-11-01", { term: "year" });
    await postBilling(company, "pause", { months: 2 });
    await openOn(home, "2033-02-15");
    const { body } = await postBilling(company, "cancel");
    expect(body.subscription.endsOn).toBe("2034-01-01");
    await openOn(home, "2033-12-31");
    expect((await billingOf(company.owner)).status).toBe("active");
    await openOn(home, "2034-01-01");
    expect((await billingOf(company.owner)).status).toBe("ended");
  });
});

describe("a pause", () => {
  test("lets no hours run out, and ends early on a day on which periods begin", async () => {
    const company = await newMembership(home, "2034-01-31");
    const expiry = async () =>
      (await company.owner.call("GET", "/api/membership/hours")).body.grants[0]?.expires;
    expect((await postBilling(company, "pause", { months: 3 })).body.subscription).toMatchObject({
      pause: { months: 3, from: "2034-02-28", until: "2034-05-31", hasBegun: false },
      nextEvent: { kind: "pauses", on: "2034-02-28" },
    });
    const planned = "A pause is planned from February 28, 2034. Take it back first";
    expect((await postBilling(company, "cancel")).body.message).toContain(planned);
    expect((await postBilling(company, "resume")).body.subscription.pause).toBeNull();
    await postBilling(company, "pause", { months: 3 });
    await openOn(home, "2034-03-05");
    expect(await expiry()).toBe("2034-06-29");
    expect(await billingOf(company.owner)).toMatchObject({
      status: "paused",
      pause: { hasBegun: true },
      nextEvent: { kind: "resumes", on: "2034-05-31" },
      resuming: { takesBack: "pause", on: "2034-03-31" },
      pausing: { refusal: expect.stringContaining("This membership is paused until May 31, 2034") },
    });
    expect(await standingsOf(home.ctx, [company.id])).toMatchObject([
      { next: { kind: "resumes", on: "2034-05-31" } },
    ]);
    expect((await postBilling(company, "resume")).body.subscription).toMatchObject({
      status: "paused",
      nextEvent: { kind: "resumes", on: "2034-03-31" },
    });
    expect(await expiry()).toBe("2034-04-29");
    expect((await postBilling(company, "resume")).body.message).toContain("anyway");
    await openOn(home, "2034-03-31");
    expect(await billingOf(company.owner)).toMatchObject({
      status: "active",
      period: { starts: "2034-03-31", ends: "2034-04-30" },
      pausing: { from: "2034-04-30", refusal: null },
    });
  });

  test("resumed on its first day has never been, and counts thirty days where periods do", async () => {
    const company = await newMembership(home, "2034-06-01", { cadence: "thirty-days" });
    expect(
      (await postBilling(company, "pause", { months: 1 })).body.subscription.pause,
    ).toMatchObject({
      from: "2034-07-01",
      until: "2034-07-31",
    });
    await openOn(home, "2034-07-01");
    expect((await billingOf(company.owner)).status).toBe("paused");
    expect((await postBilling(company, "resume")).body.subscription).toMatchObject({
      status: "active",
      period: { starts: "2034-07-01", ends: "2034-07-31" },
    });
  });

  test("in which it is canceled ends it, and an upgrade takes its days back", async () => {
    const company = await newMembership(home, "2034-08-01");
    await postBilling(company, "pause", { months: 2 });
    await openOn(home, "2034-09-11");
    const { body } = await postBilling(company, "cancel");
    expect(body.subscription).toMatchObject({ status: "paused", endsOn: "2034-11-01" });
    await company.owner.call("POST", "/api/membership/upgrade", {
      membershipPlan: "crm-essentials",
    });
    const { body: hours } = await company.owner.call("GET", "/api/membership/hours");
    expect(hours.grants.map(({ expires }: { expires: string }) => expires)).toEqual([
      "2034-10-10",
      "2034-11-09",
    ]);
  });
});

describe("what is taken back", () => {
  const doors = {
    "by an owner": async (company: Company) => ({ by: company.owner, at: "/api/billing" }),
    "by staff": async ({ id }: Company) => ({
      by: await newPerson(home, { email: trialAddresses.admin }),
      at: `/api/admin/companies/${id}`,
    }),
  };
  test.each(Object.entries(doors))("is what was meant, or nothing (%s)", async (_by, door) => {
    const company = await newMembership(home, "2035-01-10");
    const { by, at } = await door(company);
    const resume = (takesBack?: string) => by.call("POST", `${at}/resume`, { takesBack });
    const another = {
      status: 409,
      body: {
        message: "This plan has been changed in the meantime. Nothing was taken back.",
        current: { companyId: company.id },
      },
    };
    await postBilling(company, "pause", { months: 2 });
    expect(await resume("cancellation")).toMatchObject(another);
    expect((await billingOf(company.owner)).pause).toMatchObject({ hasBegun: false });
    await openOn(home, "2035-02-12");
    await postBilling(company, "cancel");
    expect(await resume("planned-pause")).toMatchObject(another);
    expect((await resume("cancellation")).body.subscription.endsOn).toBeNull();
    expect(await resume("cancellation")).toMatchObject(another);
    expect(await billingOf(company.owner)).toMatchObject({
      status: "paused",
      resuming: { takesBack: "pause", on: "2035-03-10" },
    });
    expect((await resume("pause")).body.subscription.nextEvent.on).toBe("2035-03-10");
    expect((await resume("membership")).status).toBe(400);
  });
});
