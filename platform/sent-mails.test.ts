import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../tests/support/database.ts";
import { startMailServer, type MailServer } from "../tests/support/smtp.ts";
import type { Database } from "./db/database.ts";
import { smtpMailer, type Mail, type Mailer } from "./mail.ts";
import { forgetExpired } from "../domain/forget-expired.ts";
import { sendOnce } from "./sent-mails.ts";
import { clockOf } from "../tests/support/clock.ts";

let database: Database;
let server: MailServer;
let now = new Date("2026-01-01T00:00:00Z");
const clock = clockOf(() => now);

beforeAll(async () => {
  [database, server] = await Promise.all([openTestDatabase(), startMailServer()]);
});
afterAll(async () => {
  await database.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.refusing = false;
});

const from = { name: "Firm", address: "firm@example.com" };

const mail = (id: string): Mail => ({
  id,
  to: "ada@example.com",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
});

/** As another process would, or this one after a restart: only the database is shared. */
const mailer = () => sendOnce(smtpMailer(server.url, from), { db: database.db, clock });

test("a mail the server has accepted is not sent again, by any process", async () => {
  await mailer().deliver(mail("notice-1"));
  await mailer().deliver(mail("notice-1"));
  await mailer().deliver(mail("notice-2"));
  expect(server.received).toHaveLength(2);
});

test("no more than three go out at once, as some servers take no more, and first what somebody waits for", async () => {
  server.mostAtOnce = 3;
  const begun: string[] = [];
  const smtp = smtpMailer(server.url, from);
  const noting: Mailer = {
    deliver(given) {
      begun.push(given.id);
      return smtp.deliver(given);
    },
  };
  const { deliver } = sendOnce(noting, { db: database.db, clock });
  const bulk = Array.from({ length: 10 }, (_, n) => deliver(mail(`bulk-${n}`)));
  await Promise.all([...bulk, deliver({ ...mail("sign-in-1"), isAwaited: true })]);
  expect(server.received).toHaveLength(11);
  expect(begun.indexOf("sign-in-1")).toBeLessThan(5);
});

test("what somebody waits for goes out while all others hang", async () => {
  const smtp = smtpMailer(server.url, from);
  const { deliver } = sendOnce(
    { deliver: (given) => (given.isAwaited ? smtp.deliver(given) : new Promise(() => {})) },
    { db: database.db, clock },
  );
  for (const n of [1, 2, 3]) void deliver(mail(`hanging-${n}`));
  await deliver({ ...mail("sign-in-2"), isAwaited: true });
  expect(server.received).toHaveLength(1);
});

test("a job that runs again while its mail still waits to go out sends nothing twice", async () => {
  const { deliver } = mailer();
  await Promise.all([deliver(mail("again-1")), deliver(mail("again-1"))]);
  expect(server.received).toHaveLength(1);
});

test("a mail that was rejected is sent again", async () => {
  server.refusing = true;
  await expect(mailer().deliver(mail("refused-1"))).rejects.toThrow("Try again later");
  expect(server.received).toHaveLength(0);
  server.refusing = false;
  await mailer().deliver(mail("refused-1"));
  await mailer().deliver(mail("refused-1"));
  expect(server.received).toHaveLength(1);
});

test("sent mails are remembered for 120 days, longer than any job is retried", async () => {
  await mailer().deliver(mail("old-1"));
  now = new Date(now.getTime() + 119 * 86_400_000);
  await forgetExpired({ db: database.db, clock });
  await mailer().deliver(mail("old-1"));
  expect(server.received).toHaveLength(1);
  now = new Date(now.getTime() + 2 * 86_400_000);
  await forgetExpired({ db: database.db, clock });
  await mailer().deliver(mail("old-1"));
  expect(server.received).toHaveLength(2);
});
