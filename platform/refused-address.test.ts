import { expect, test } from "vitest";
import { refusesRecipient } from "./refused-address.ts";

const refused = (response: string, command = "RCPT TO") => refusesRecipient({ command, response });

test.each([
  "550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown",
  "550-5.1.1 The email account that you tried to reach does not exist.",
  "550 5.1.10 RESOLVER.ADR.RecipientNotFound",
  "551 5.1.6 She has moved",
  "553 5.1.3 Bad recipient address syntax",
  "550 5.2.1 Mailbox disabled",
  "550 No such user here",
  "550 Unrouteable address",
  "556 5.1.10 <ada@example.com>: Recipient address rejected: Domain example.com does not accept mail (nullMX)",
  "556 5.1.0 <ada@example.com>: Recipient address rejected: Domain example.com does not accept mail (nullMX)",
  "501 5.1.3 Bad recipient address syntax",
  "501 <ada@example-.com>: malformed address",
])("“%s” refuses the recipient for good", (response) => {
  expect(refused(response)).toBe(true);
});

test.each([
  "450 4.1.1 <ada@example.com>: User unknown, try again later",
  "550 5.7.1 Relaying denied",
  "550 5.7.54 SMTP; Unable to relay recipient",
  "550 5.1.8 <office@firm.example>: Sender address rejected: Domain not found",
  "550 5.1.0 <office@firm.example>: Sender address rejected: User unknown",
  "550 relay not permitted, authentication required",
  "550 192.0.2.1 is listed",
  "530 5.7.0 Authentication required",
  "501 5.1.8 <office@firm.example>... Domain of sender address does not exist",
  "552 5.2.2 Mailbox full",
  "554 5.1.1 Policy",
])("“%s” may end, and is tried again", (response) => {
  expect(refused(response)).toBe(false);
});

test("what is said of anything but the recipient is no refusal of theirs", () => {
  for (const command of ["MAIL FROM", "DATA", "AUTH PLAIN"])
    expect(refused("550 5.1.1 No such user", command)).toBe(false);
});
