import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseNow } from "../domain/erase-now.ts";
import type { PastWeeks } from "../domain/office/today/schema.ts";
import { type Desk, openDesk, sendEnquiry } from "../tests/support/desk.ts";
import { applicant, openSignup } from "../tests/support/signup-page.ts";
import { newMember } from "../tests/support/visitor.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const send = (more: object) => sendEnquiry(desk.home, desk.staff, more);

test("a lead carries how they came, into the inbox, the notice, the file and the weeks", async () => {
  const { home, staff } = desk;
  const first = { page: "/blog/five-tools", referrer: "news.example" };
  const last = { page: "/", source: "letter", medium: "email", campaign: "spring" };
  const id = await send({ cameBy: { before: "/solutions/crm", first, last } });
  const lead = await desk.see(id);
  expect(lead.cameBy).toEqual({ before: "/solutions/crm", first, last });
  await home.runJob(home.sent.findLast(({ name }) => name === "enquiry-notice")!);
  const [notice] = await desk.mailsAbout(id);
  for (const said of [
    "Came from: /solutions/crm",
    "First visit: news.example",
    "Last visit: spring (letter, email)",
  ])
    expect(notice?.text).toContain(said);
  const file = await staff.call("GET", "/api/admin/inbox.csv?kind=lead");
  expect(file.body).toContain('"spring (letter, email)"');
  await send({ cameBy: { first: last, last: { ...last, page: "/tools" } } });
  await send({});
  const weeks: PastWeeks = (await staff.call("GET", "/api/admin/today/weeks")).body;
  expect(weeks.sources).toEqual([
    { from: "spring (letter, email)", leads: 2 },
    { from: "Not known", leads: 1 },
  ]);
});

test("a lead says what the link to the form was about", async () => {
  const { home } = desk;
  const about = "Plan finder: 13 hours onshore a month";
  const id = await send({ about, cameBy: { before: "/membership" } });
  expect((await desk.see(id)).cameBy).toEqual({ about, before: "/membership" });
  await home.runJob(home.sent.findLast(({ name }) => name === "enquiry-notice")!);
  expect((await desk.mailsAbout(id))[0]?.text).toContain(`About: ${about}`);
  expect((await desk.see(await send({ about: "Tools" }))).cameBy).toEqual({ about: "Tools" });
  const cut = await desk.see(await send({ about: `a\n${"b".repeat(300)}` }));
  expect(cut.cameBy?.about).toBe(`a ${"b".repeat(198)}`);
  expect((await desk.see(await send({ about: ["x"] }))).cameBy).toBeNull();
});

test.each<[string, unknown, unknown]>([
  ["nonsense", "x", null],
  ["a page of another site", { last: { page: "//evil.example" } }, null],
  [
    "too long a name, with breaks and what nobody asked for",
    { last: { page: "/", source: ` a\nb${"x".repeat(200)}`, cookie: "1" } },
    { last: { page: "/", source: `a b${"x".repeat(97)}` } },
  ],
])("%s refuses no message", async (_what, cameBy, kept) => {
  expect((await desk.see(await send({ cameBy }))).cameBy).toEqual(kept);
});

describe("of applicants", () => {
  const last = { page: "/membership", source: "letter", medium: "email", campaign: "spring" };
  const cameBy = {
    about: "Plan finder: 13 hours",
    before: "/membership",
    first: { page: "/", referrer: "news.example" },
    last,
  };
  const said = [
    "About: Plan finder: 13 hours",
    "Came from: /membership",
    "First visit: news.example",
    "spring (letter, email)",
  ];

  const membershipRequest = {
    list: "membership-requests",
    notice: "membership-request-notice",
    exported: "membershipRequests",
    kept: [],
    apply: (email: string, more: object) =>
      desk.home.post("/api/membership/request", {
        ...applicant,
        email,
        requestedPlan: "Growth",
        ...more,
      }),
  };
  const signup = {
    list: "membership-signups",
    notice: "signup-notice",
    exported: "signups",
    kept: [{ cameBy: null }],
    async apply(email: string, more: object) {
      const page = await openSignup(desk.home);
      await page.stage({ email, ...more });
      return page.submit((await page.confirm()).payment_method, { email });
    },
  };

  test.each([membershipRequest, signup])(
    "$list show it, tell it, export it and lose it with the account",
    async ({ list, notice, exported, kept, apply }) => {
      const { home, staff } = desk;
      const ada = await newMember(home);
      expect((await apply(ada.email, { cameBy })).ok).toBe(true);
      expect((await apply("nonsense@example.com", { cameBy: "x" })).ok).toBe(true);
      const at = `/api/admin/${list}`;
      const listed = async (q: string) => (await staff.call("GET", `${at}?q=${q}`)).body;
      expect(await listed(ada.email)).toMatchObject([{ cameBy }]);
      expect(await listed("nonsense@")).toMatchObject([{ cameBy: null }]);
      const [told] = home.sent.filter(({ name }) => name === notice).slice(-2);
      await home.runJob(told!);
      const [mail] = await desk.mailsAbout(ada.email);
      for (const words of said) expect(mail?.text).toContain(words);
      const file = await staff.call("GET", `${at}.csv?q=${ada.email}`);
      expect(file.body).toContain(',"spring (letter, email)"');
      const own = await (await ada.get("/api/account/export")).json();
      expect(own[exported]).toMatchObject([{ cameBy }]);
      await eraseNow(home.ctx, (await ada.me()).id);
      expect(await listed(ada.email)).toMatchObject(kept);
    },
  );
});
