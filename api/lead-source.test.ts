import { afterAll, beforeAll, expect, test } from "vitest";
import type { PastWeeks } from "../domain/office/schema.ts";
import { type Desk, openDesk, sendEnquiry } from "../tests/support/desk.ts";

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
