import { acknowledgementMail } from "../enquiries/acknowledgement-mail.ts";
import {
  appUrl,
  cameBy,
  dana,
  inbox,
  promisedBy,
  reader,
  sample,
  userId,
  writtenAt,
} from "../mail-sample.ts";
import { conversationNoticeMail } from "./conversation-notice-mail.ts";
import { enquiryNoticeMail } from "./enquiry-notice-mail.ts";
import { mailAcknowledgementMail } from "./mail/mail-acknowledgement-mail.ts";
import { promiseWarningMail } from "./promises/promise-warning-mail.ts";
import { replyMail } from "./reply-mail.ts";

const request = { id: "1e9f7d42", subject: "Quotes no longer sync" };

const conversation = { ...request, kind: "request" as const, urgency: "urgent" as const };

const text =
  "Since this morning, quotes no longer reach the ERP.\n\nThe last one that did is Q-1187. Could someone take a look today?";

const notice = {
  inbox,
  messageId: "73c8e0b5",
  conversation,
  writer: { name: "Dana Whitfield", email: dana.email },
  company: dana.company,
  isFirst: true,
  text,
  files: ["sync-errors.csv", "screenshot.png"],
  promisedBy,
  appUrl,
};

const reply = {
  messageId: "73c8e0b6",
  conversation: request,
  reader,
  text: "We found it: the ERP’s certificate expired last night.\n\nIt has been renewed, and all quotes are through, Q-1188 included.",
  appUrl,
};

const warning = {
  inbox,
  clockId: "d04a9be1",
  conversation: { ...request, urgency: "urgent" },
  from: "Dana Whitfield",
  company: dana.company,
  assignee: "Priya Raman",
  startedAt: writtenAt,
  promisedBy,
  appUrl,
};

export const deskMails = {
  "enquiry-notice": [
    sample(enquiryNoticeMail, {
      inbox,
      enquiry: {
        ...dana,
        id: 64,
        createdAt: writtenAt,
        interestedIn: "crm-quickstart",
        message:
          "We run dispatch from three spreadsheets and would like to be on Salesforce by the end of May. Is that realistic?",
        cameBy,
        userId: null,
      },
      urgency: "standard",
      promisedBy,
      conversationId: conversation.id,
      appUrl,
    }),
  ],
  "enquiry-acknowledgement": [
    sample(acknowledgementMail, {
      enquiry: { id: 64, createdAt: writtenAt, interestedIn: "crm-quickstart", ...reader },
      promisedBy,
    }),
    sample(acknowledgementMail, {
      enquiry: { id: 65, createdAt: writtenAt, interestedIn: "support", ...reader },
      promisedBy: null,
    }),
  ],
  "mail-acknowledgement": [
    sample(mailAcknowledgementMail, { conversationId: conversation.id, reader, promisedBy }),
    sample(mailAcknowledgementMail, { conversationId: conversation.id, reader, promisedBy: null }),
  ],
  "conversation-notice": [
    sample(conversationNoticeMail, notice),
    sample(conversationNoticeMail, {
      ...notice,
      conversation: { ...conversation, kind: "lead" },
      company: null,
      isFirst: false,
      files: [],
      promisedBy: null,
      text: "Thank you, that answers it.",
    }),
  ],
  "conversation-reply": [
    sample(replyMail, { ...reply, userId, files: ["renewal-log.txt"] }),
    sample(replyMail, { ...reply, userId: null, files: [] }),
    sample(replyMail, { ...reply, userId: null, files: [], tooLarge: ["renewal-steps.pdf"] }),
  ],
  "promise-warning": [
    sample(promiseWarningMail, { ...warning, which: "half", isLate: false }),
    sample(promiseWarningMail, { ...warning, which: "end", isLate: true }),
  ],
};
