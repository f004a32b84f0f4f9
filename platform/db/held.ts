import { held } from "../held-table.ts";
import * as tables from "./tables.ts";

const number = "A number that leads to nobody once the account is gone.";
const onTrial = "A trial’s only: a live site has none.";
const underWay = "Taken away within a minute; the export has what it tells of.";

export const platformHeld = [
  held(tables.auditLog, {
    rule: "log",
    personal: {
      actorId: { leftOut: "The firm’s record of who did what.", kept: number },
      personId: { leftOut: "The firm’s record of who did what.", kept: number },
      subjectId: { leftOut: "The firm’s record of who did what.", kept: number },
      details: { leftOut: "The firm’s record of who did what.", kept: number },
    },
    plain: ["id", "action", "subjectType", "companyId", "requestId"],
  }),
  held(tables.outgoingEvents, {
    rule: "deliveries",
    personal: { data: { leftOut: underWay } },
    plain: ["n", "id"],
  }),
  held(tables.rateLimits, {
    rule: "counts",
    forget: { expires: tables.rateLimits.expire },
    plain: ["key"],
  }),
  held(tables.sentMails, {
    rule: "sentMails",
    forget: { since: tables.sentMails.sentAt },
    plain: ["id"],
  }),
  held(tables.mailReservations, {
    rule: "sentMails",
    forget: { since: tables.mailReservations.createdAt },
    plain: ["mailId", "recipient"],
  }),
  held(tables.capturedMails, {
    rule: "trial",
    personal: {
      from: { leftOut: onTrial, kept: onTrial },
      to: { leftOut: onTrial, kept: onTrial },
      replyTo: { leftOut: onTrial, kept: onTrial },
      subject: { leftOut: onTrial, kept: onTrial },
      text: { leftOut: onTrial, kept: onTrial },
      html: { leftOut: onTrial, kept: onTrial },
    },
    plain: ["id", "sentAt"],
  }),
  held(tables.stripeStandIn, {
    rule: "trial",
    personal: { value: { leftOut: onTrial, kept: onTrial } },
    plain: ["id", "n"],
  }),
  held(tables.trialClocks, { rule: "trial" }),
  held(tables.clockReadings, { rule: "firm" }),
  held(tables.storedObjects, { rule: "firm", plain: ["key"] }),
  held(tables.installations, { rule: "firm", plain: ["code", "origin", "place"] }),
];
