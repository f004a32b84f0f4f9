import { Socket } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { ownCertificate } from "../tests/support/receiver.ts";
import { startMailServer } from "../tests/support/smtp.ts";
import { checkSmtp, smtpMailer, type Mail } from "./mail.ts";
import { RefusedAddress } from "./refused-address.ts";
import { refusesSize } from "./too-large.ts";

const from = { name: "Firm", address: "hello@firm.example" };

afterEach(() => void vi.restoreAllMocks());

async function open(certificate?: ReturnType<typeof ownCertificate>) {
  const server = await startMailServer(certificate);
  onTestFinished(() => server.close());
  return server;
}

const mail = (more: Partial<Mail> = {}): Mail => ({
  id: "notice-1",
  to: "ada@example.com",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  ...more,
});

test("a server on this machine may encrypt with a certificate that nobody signed", async () => {
  const { url, received } = await open(ownCertificate());
  await checkSmtp(url, from);
  await smtpMailer(url, from).deliver(mail());
  expect(received).toMatchObject([{ encrypted: true }]);
});

test("the server is greeted by the sender’s domain, whatever this machine is called", async () => {
  const { url, received } = await open();
  await smtpMailer(url, from).deliver(mail());
  expect(received).toMatchObject([{ greeting: "firm.example" }]);
});

test("the server has ten minutes to say that it took the mail, before it is sent again", async () => {
  const { url } = await open();
  const set = vi.spyOn(Socket.prototype, "setTimeout");
  const longest = () => Math.max(...set.mock.calls.map(([ms]) => ms));
  await checkSmtp(url, from);
  expect(longest(), "for whoever waits for the check").toBeLessThanOrEqual(60_000);
  await smtpMailer(url, from).deliver(mail());
  expect(longest()).toBe(600_000);
});

test("an address that no server could take is not tried again", async () => {
  const { url } = await open();
  const sending = smtpMailer(url, from).deliver(mail({ to: "ada@example-.com" }));
  await expect(sending).rejects.toBeInstanceOf(RefusedAddress);
});

test("what a person wrote is not said to be made by a machine", async () => {
  const { url, received } = await open();
  const { deliver } = smtpMailer(url, from);
  for (const more of [{}, { writtenBy: "responder" }, { writtenBy: "person" }] as const)
    await deliver(mail(more));
  expect(received.map(({ autoSubmitted }) => autoSubmitted)).toEqual([
    "auto-generated",
    "auto-replied",
    undefined,
  ]);
});

test.each([
  ["552 5.3.4 Message size exceeds fixed limit", "DATA", true],
  ["552-5.2.3 Your message exceeded Google's message size limits.", "DATA", true],
  ["554 5.2.3 Message too large", "MAIL FROM", true],
  ["552 Message size exceeds maximum permitted", "DATA", true],
  ["552 5.2.2 Mailbox full", "DATA", false],
  ["552 Mailbox full", "RCPT TO", false],
  ["452 4.3.1 Insufficient system storage", "DATA", false],
  ["554 5.7.1 Message rejected", "DATA", false],
])("“%s” to %s is about the size: %s", (response, command, isSo) => {
  expect(refusesSize({ response, command })).toBe(isSo);
});
