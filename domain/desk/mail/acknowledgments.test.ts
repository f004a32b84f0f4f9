import { afterAll, beforeAll, expect, test } from "vitest";
import { mail, type MailDesk, openMailDesk } from "../../../tests/support/mail-desk.ts";

let desk: MailDesk;
beforeAll(async () => {
  desk = await openMailDesk();
});
afterAll(() => desk.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ofForm = "Your message about";
const ofMail = "Your email has arrived";

const take = (from: string, headers = "") =>
  desk.take(mail(from, "inbox@firm.example", "Can you help us?", headers));

const queued = (name: string) => desk.home.sent.findLast((job) => job.name === name)!;

/** A lead by the form, as its email is written once `meanwhile` has happened. */
async function acknowledged(meanwhile: (lead: string) => unknown = () => {}) {
  const lead = await desk.newLead();
  const job = queued("enquiry-acknowledgement");
  await meanwhile(lead);
  const before = (await desk.mailsAbout(ofForm)).length;
  await desk.home.runJob(job);
  const [sent, ...others] = await desk.mailsAbout(ofForm);
  return { lead, sent: others.length === before ? sent! : null };
}

test("an answer to what the form was acknowledged by joins, by its address or by what it answers", async () => {
  const { lead, sent } = await acknowledged();
  const { id, replyTo } = sent!;
  expect(replyTo).toBe(desk.addressOf(lead));
  const write = (to: string, answered: string) =>
    desk.take(
      mail(
        "charles@example.org",
        to,
        "We are forty.",
        `In-Reply-To: <${answered}@firm.example>\r\n`,
      ),
    );
  expect(await write(replyTo!, "nothing-known")).toMatchObject({ conversationId: lead });
  expect(await write("inbox@firm.example", id)).toMatchObject({ conversationId: lead });
  // As an earlier database numbered it, and one that there never was.
  for (const other of [id.replace(/-\w+$/, "-1"), id.replace(/\d+-/, "987654321-")]) {
    const taken = await write("inbox@firm.example", other);
    expect([taken?.state, taken?.conversationId === lead]).toEqual(["taken", false]);
  }
});

test("no email says that somebody will answer who has, nor by a time that has passed", async () => {
  const late = await acknowledged(() => desk.home.advance(5 * dayMs));
  expect(late.sent?.text).toContain("has arrived. We’ll respond as soon as we can.");
  const put = await acknowledged((lead) => desk.reply(lead));
  const closed = await acknowledged((lead) => desk.change(lead, { status: "lost" }));
  expect([put.sent, closed.sent]).toEqual([null, null]);

  await take("late@x.example");
  const job = queued("mail-acknowledgement");
  desk.home.advance(5 * dayMs);
  await desk.home.runJob(job);
  const [sent] = await desk.mailsAbout(ofMail);
  expect([sent?.to, sent?.text]).toEqual([
    "late@x.example",
    expect.stringContaining("has arrived. We’ll respond as soon as we can."),
  ]);
  await take("answered@x.example");
  const answered = queued("mail-acknowledgement");
  await desk.reply((answered.payload as { conversationId: string }).conversationId);
  await desk.home.runJob(answered);
  expect((await desk.mailsAbout(ofMail))[0]?.to).toBe("late@x.example");
});

const own = "mx.firm.example";

test.each<[string, string[], boolean | null]>([
  ["no server has looked at", [], false],
  ["passes", [`${own}; dmarc=pass header.from=x.example`], true],
  [
    "is signed by its domain, as Postfix writes it",
    [
      `${own}; dmarc=none (p=none dis=none) header.from=x.example`,
      `${own}; dkim=pass (2048-bit key; unprotected) header.d=x.example header.i=@x.example`,
    ],
    true,
  ],
  ["comes from a part of its domain", [`${own}; spf=pass smtp.mailfrom=b+1@out.x.example`], true],
  [
    "nothing is known of",
    [`${own}; spf=fail smtp.mailfrom=x.example; dkim=none; dmarc=none`],
    null,
  ],
  ["passes for another domain", [`${own}; spf=pass smtp.mailfrom=a@mallory.example`], null],
  [
    "passes for another domain with its own before it",
    [`${own}; spf=pass smtp.mailfrom=x.example+${"a".repeat(80)}@mallory.example; dmarc=none`],
    null,
  ],
  [
    "names a domain where its sender may write",
    [
      `${own}; spf=fail (by "a; spf=pass smtp.mailfrom=x.example"@m.example) smtp.helo=m; dmarc=none`,
    ],
    null,
  ],
  [
    "names one in quotes that hold a quote",
    [`${own}; spf=pass smtp.mailfrom="a\\"; dmarc=pass x"@mallory.example; dmarc=none`],
    null,
  ],
  [
    "names one in a comment within a comment",
    [`${own}; spf=none (by (m; dmarc=pass x); dmarc=pass y); dmarc=none`],
    null,
  ],
  ["says itself that it passes", [`${own}; dmarc=none`, "mx; dmarc=pass"], null],
  ["passes and is spam", [`${own}; dmarc=pass\r\nX-Spam-Flag: YES`], null],
])(
  "what %s is a lead, which is acknowledged if the firm’s own mail server lets it",
  async (...row) => {
    const [, results, isProved] = row;
    const before = desk.home.sent.length;
    const headers = results.map((one) => `Authentication-Results: ${one}\r\n`).join("");
    const taken = await take("Ada <ada@x.example>", headers);
    expect(taken?.state).toBe("taken");
    const added = desk.home.sent.slice(before);
    expect(added.map(({ name }) => name)).toContain("enquiry-notice");
    const payload = isProved === null ? [] : [{ conversationId: taken?.conversationId, isProved }];
    expect(
      added.flatMap((job) => (job.name === "mail-acknowledgement" ? [job.payload] : [])),
    ).toEqual(payload);
  },
);

test("of senders whom nothing proves twenty an hour are acknowledged, and all others", async () => {
  desk.home.advance(hourMs);
  const before = (await desk.mailsAbout(ofMail)).length;
  const write = async (n: number, headers = "") => {
    await take(`victim@v${n}.example`, headers);
    await desk.home.runJob(queued("mail-acknowledgement"));
  };
  for (let n = 0; n < 22; n += 1) await write(n);
  expect(await desk.mailsAbout(ofMail)).toHaveLength(before + 20);
  await write(22, `Authentication-Results: ${own}; dmarc=pass\r\n`);
  desk.home.advance(hourMs);
  await write(23);
  expect(await desk.mailsAbout(ofMail)).toHaveLength(before + 22);
});

test("staff are told to answer in the inbox, which sees no answer to its email", async () => {
  const lead = await desk.newLead();
  await desk.home.runJob(queued("enquiry-notice"));
  const [notice] = await desk.mailsAbout(`/admin/inbox/${lead}`);
  expect(notice?.text).toContain("Answer it in the inbox:");
  expect(notice?.text).toContain("the inbox does not see it");
  expect(notice?.text).not.toContain("Reply to this email to answer");
});
