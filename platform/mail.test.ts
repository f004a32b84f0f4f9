import { Socket } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { ownCertificate } from "../tests/support/receiver.ts";
import { startMailServer } from "../tests/support/smtp.ts";
import { checkSmtp, smtpMailer, type Mail } from "./mail.ts";

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
  const patience = vi.spyOn(Socket.prototype, "setTimeout");
  await smtpMailer(url, from).deliver(mail());
  expect(patience.mock.calls.map(([ms]) => ms)).toContain(600_000);
});

test("what a person wrote is not said to be made by a machine", async () => {
  const { url, received } = await open();
  const { deliver } = smtpMailer(url, from);
  for (const more of [{}, { automatic: true }, { personal: true }] as const)
    await deliver(mail(more));
  expect(received.map(({ autoSubmitted }) => autoSubmitted)).toEqual([
    "auto-generated",
    "auto-replied",
    undefined,
  ]);
});
