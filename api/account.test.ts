import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contacts } from "../domain/enquiries/tables.ts";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newMember } from "../tests/support/visitor.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

describe("the profile", () => {
  test("takes a name without shortening it, and removes an empty one", async () => {
    const ada = await newMember(home);
    const answer = await ada.json("PATCH", "/api/account/profile", {
      firstName: " Ada ",
      lastName: "Lovelace",
    });
    expect(await answer.json()).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
    await ada.json("PATCH", "/api/account/profile", { lastName: "" });
    expect(await ada.me()).toMatchObject({ firstName: "Ada", lastName: null });
  });

  test("takes a phone number, leaves it to a change of name, and removes an empty one", async () => {
    const ada = await newMember(home);
    const change = (body: object) => ada.json("PATCH", "/api/account/profile", body);
    expect(await (await change({ phone: " 909 555 0100 " })).json()).toMatchObject({
      phone: "909 555 0100",
    });
    await change({ firstName: "Ada" });
    expect(await ada.me()).toMatchObject({ firstName: "Ada", phone: "909 555 0100" });
    for (const phone of ["  ", null]) {
      await change({ phone: "909 555 0100" });
      await change({ phone });
      expect(await ada.me()).toMatchObject({ firstName: "Ada", phone: null });
    }
  });

  test.each([
    [{ firstName: "x".repeat(101) }, "firstName"],
    [{ lastName: "Love\u0000lace" }, "lastName"],
    [{ firstName: "A\nBcc: everyone" }, "firstName"],
    [{ firstName: 7 }, "firstName"],
    [{ phone: "555 0100" }, "phone"],
    [{ phone: "9".repeat(41) }, "phone"],
    [{ phone: 9095550100 }, "phone"],
  ])("refuses %j", async (body, field) => {
    const ada = await newMember(home);
    const answer = await ada.json("PATCH", "/api/account/profile", body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });

  test("ignores any other field", async () => {
    const ada = await newMember(home);
    const before = await ada.me();
    const forged = {
      id: "x",
      email: trialAddresses.admin,
      isAdmin: true,
      membershipPlan: "enterprise",
      hoursRemaining: 999,
      ["__proto__"]: { isAdmin: true },
    };
    await ada.json("PATCH", "/api/account/profile", { ...forged, firstName: "Eve" });
    expect(await ada.me()).toEqual({ ...before, firstName: "Eve" });
  });
});

describe("an enquiry from the dashboard", () => {
  test("reaches the inbox with the member attached", async () => {
    const ada = await newMember(home);
    const answer = await ada.json("POST", "/api/account/enquiries", {
      topic: "consultation",
      message: "An hour next week, please.",
    });
    expect(answer.status).toBe(201);
    const { id } = await ada.me();
    const [row] = await home.database.db.select().from(contacts).where(eq(contacts.userId, id));
    expect(row).toMatchObject({
      email: ada.email,
      firstName: null,
      interestedIn: "consultation",
      quarantinedBecause: null,
    });
    const notice = home.sent.findLast(({ name }) => name === "enquiry-notice");
    await home.runJob(notice!);
    const mails = await home.services.mailbox!.list();
    expect(mails.map(({ subject }) => subject)).toContain(
      `New inquiry from ${ada.email}: Schedule Consultation`,
    );
  });

  test.each([
    [{ topic: "consultation", message: "Too short" }, "message"],
    [{ topic: "anything", message: "Long enough a message." }, "topic"],
  ])("refuses %j", async (body, field) => {
    const ada = await newMember(home);
    const answer = await ada.json("POST", "/api/account/enquiries", body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });
});
