import { and, eq, isNull } from "drizzle-orm";
import { held } from "../../platform/held-table.ts";
import { mailReaders, receivedMails } from "./mail/tables.ts";
import { clocks } from "./promises/tables.ts";
import { contactPage } from "./schema.ts";
import { conversations, files, messages, shownAnswers } from "./tables.ts";

const ofCompany = "What was asked for a company stays with it, without who asked.";
const staff = "Of staff: which of them took it.";
const unproved =
  "Who sent a mail that was set aside is not proved; what was taken in is in its conversation.";

/** A lead from the site whose quarantined inquiry is deleted, and which nobody took back. */
const wasQuarantined = and(
  eq(conversations.status, "spam"),
  eq(conversations.page, contactPage),
  isNull(conversations.enquiryId),
);

/** What is asked for a company stays with it; a lead goes with whoever wrote it. */
export const deskHeld = [
  held(conversations, {
    rule: "messages",
    forget: { rule: "quarantine", since: conversations.createdAt, when: wasQuarantined },
    personal: {
      personId: {},
      subject: { kept: ofCompany },
      name: {},
      email: {},
      phone: {},
      companyName: {},
      interestedIn: {},
      page: {},
      cameBy: {},
      assigneeId: { leftOut: staff },
    },
    plain: ["enquiryId", "snoozedUntil", "mergedAt", "dueAt", "turns", "lastAt"],
  }),
  held(messages, {
    rule: "messages",
    personal: { personId: {}, text: { kept: ofCompany } },
    plain: ["n", "quotedAt"],
  }),
  held(shownAnswers, {
    rule: "messages",
    personal: { personId: { leftOut: "Of staff: what they were shown." } },
  }),
  held(files, {
    rule: "looseFiles",
    forget: { since: files.createdAt, when: isNull(files.messageId) },
    personal: {
      personId: {},
      name: { kept: ofCompany },
      bytes: {
        leftOut: "Read from its conversation; the export has its name.",
        kept: ofCompany,
      },
    },
    plain: ["size", "object"],
    file: "bytes",
  }),
  held(clocks, { rule: "messages" }),
  held(mailReaders, { rule: "firm", plain: ["id", "uidValidity"] }),
  held(receivedMails, {
    rule: "dismissedMails",
    forget: { since: receivedMails.createdAt, when: eq(receivedMails.state, "dismissed") },
    personal: {
      address: { leftOut: unproved },
      name: { leftOut: unproved },
      subject: { leftOut: unproved },
      excerpt: { leftOut: unproved },
      headerId: { leftOut: unproved },
      raw: { leftOut: unproved },
    },
    plain: ["uidValidity", "uid", "digest", "attempts", "object"],
    file: "raw",
  }),
];
