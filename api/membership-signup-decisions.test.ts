import { afterAll, beforeAll, expect, test } from "vitest";
import { losing } from "../tests/support/losing-answers.ts";
import { openSignupDesk, type SignupDesk } from "../tests/support/signup-desk.ts";

let desk: SignupDesk;
beforeAll(async () => {
  desk = await openSignupDesk();
});
afterAll(() => desk.close());

test.each(["confirm", "cancel"] as const)(
  "to %s with a note sends the email that was previewed, and keeps the note",
  async (verb) => {
    const email = `noted-${verb}@example.com`;
    const id = await desk.signup(email);
    const note = "It was good to talk to you, Grace.";
    const before = desk.home.sent.length;
    const answer = await desk.preview(id, verb, { note: ` ${note} ` });
    const { to, subject, text } = await answer.json();
    expect([answer.status, to, desk.home.sent.length]).toEqual([200, email, before]);
    expect(text).toContain(`\n\n${note}\n\n`);
    expect(await (await desk.preview(id, verb)).json()).toMatchObject({
      text: text.replace(`${note}\n\n`, ""),
    });
    expect(await (await desk.decideWith(id, verb, { note })).json()).toMatchObject({
      decisionNote: note,
    });
    const [received] = await desk.mailAbout(id);
    for (const words of [subject, text.trim()]) expect(received?.text).toContain(words);
    expect(await (await desk.list(`?q=${email}`)).json()).toMatchObject([{ decisionNote: note }]);
    expect((await desk.preview(id, verb)).status).toBe(409);
  },
);

test("a note that does not fit is refused, and of two notes one is kept", async () => {
  const id = await desk.signup("two-notes@example.com");
  for (const body of [{ note: 7 }, { note: "a".repeat(2001) }, { words: "a" }, "a"]) {
    expect((await desk.decideWith(id, "confirm", body)).status).toBe(400);
    expect((await desk.preview(id, "cancel", body)).status).toBe(400);
  }
  const both = await Promise.all([
    desk.decideWith(id, "confirm", { note: "Confirmed by one." }),
    desk.decideWith(id, "cancel", { note: "Canceled by another." }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { status, decisionNote } = (await desk.rowOf(id))!;
  expect(decisionNote).toBe(status === "confirmed" ? "Confirmed by one." : "Canceled by another.");
  const [received] = await desk.mailAbout(id);
  expect(received?.text).toContain(decisionNote);
  expect((await desk.preview(99_999, "confirm")).status).toBe(404);
});

test("of two concurrent decisions, one is refused, and nothing changes back", async () => {
  const id = await desk.signup("twice@example.com");
  const before = desk.home.sent.length;
  const both = await Promise.all([desk.decide(id, "confirm"), desk.decide(id, "cancel")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const decided = desk.home.sent.slice(before).filter(({ name }) => name === "signup-decision");
  expect(decided).toHaveLength(1);
  const { status } = (await desk.rowOf(id))!;
  for (const verb of ["confirm", "cancel"] as const) {
    const late = await desk.decide(id, verb);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "conflict", current: { id, status } });
  }
  expect((await desk.rowOf(id))?.status).toBe(status);
  expect((await desk.decide(99_999, "confirm")).status).toBe(404);
});

test.each(["before", "after"])(
  "the card of a canceled signup is let go of, also where the provider's answer breaks off %s it",
  async (when) => {
    const { home } = desk;
    const id = await desk.signup(`let-go-${when}@example.com`);
    const { paymentMethodId } = (await desk.rowOf(id))!;
    const holder = async () =>
      (await home.services.stripe.paymentMethods.retrieve(paymentMethodId)).customer;
    const detaching = /\/detach$/;
    const before = home.sent.length;
    const cancel = () => desk.decide(id, "cancel");
    expect((await losing(home, detaching, when, cancel)).status).toBe(200);
    const [job] = home.sent.slice(before).filter(({ name }) => name.includes("card"));
    const run = () => home.runJob(job!);
    await expect(losing(home, detaching, when, run)).rejects.toThrow("did not answer");
    for (let times = 0; times < 2; times += 1) await run();
    expect(await holder()).toBeNull();
  },
);
