import {
  appUrl,
  cameBy,
  dana,
  inbox,
  plan,
  promisedBy,
  reader,
  sample,
  writtenAt,
} from "../mail-sample.ts";
import { decisionMail } from "./decision-mail.ts";
import { requestAcknowledgementMail, requestNoticeMail } from "./request-mails.ts";

const request = { id: 27, createdAt: writtenAt, ...dana, requestedPlan: "CRM Essentials", cameBy };

const noticed = { inbox, request, promisedBy, appUrl };

const acknowledged = { request: { id: 27, createdAt: writtenAt, ...reader }, promisedBy };

const decided = { request: { id: 27, ...reader }, decidedAt: writtenAt, appUrl };

export const requestMails = {
  "membership-request-notice": [
    sample(requestNoticeMail, { ...noticed, repeated: [] }),
    sample(requestNoticeMail, {
      ...noticed,
      repeated: [
        ["Already a member", "Exec Concierge"],
        ["Also waiting", "1 more request"],
      ],
    }),
  ],
  "membership-request-acknowledgement": [
    sample(requestAcknowledgementMail, acknowledged),
    sample(requestAcknowledgementMail, { ...acknowledged, promisedBy: null }),
  ],
  "membership-decision": [
    sample(decisionMail, {
      ...decided,
      plan,
      note: "As discussed, your first session is on Tuesday at 10 AM.",
    }),
    sample(decisionMail, {
      ...decided,
      plan: null,
      note: "All of our consultants are booked until May. We would be glad to hear from you then.",
    }),
  ],
};
