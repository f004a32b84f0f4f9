import { firmMoment } from "../../content/firm-day.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { toFirm } from "../address-mail.ts";
import { filesPart } from "./files-part.ts";
import { quotePart } from "./quote-part.ts";
import type { ConversationRow } from "./tables.ts";

type Values = {
  inbox: Mailbox;
  messageId: string;
  conversation: Pick<ConversationRow, "id" | "kind" | "subject" | "urgency">;
  writer: { name: string; email: string };
  company: string | null;
  isFirst: boolean;
  text: string;
  files: string[];
  /** Null where nobody waits for an answer. */
  promisedBy: Date | null;
  appUrl: string;
};

export function conversationNoticeMail({ inbox, messageId, conversation, ...values }: Values) {
  const { id, kind, subject, urgency } = conversation;
  const { writer, company, isFirst, text, files, promisedBy, appUrl } = values;
  const heading = `${writer.name}${company ? ` of ${company}` : ""} ${isFirst ? "asks for help" : "wrote"}`;
  return toFirm(inbox, writer, {
    kind: "conversation-notice",
    key: messageId,
    heading,
    subject: `${isFirst ? "Request" : "Reply"} from ${writer.name}: ${subject}`,
    parts: [
      {
        kind: "facts",
        rows: [
          [kind === "lead" ? "Lead" : "Member", `${writer.name}, ${writer.email}`],
          ["Company", company ?? "none"],
          ["Urgency", urgency],
          ["Answer by", promisedBy ? firmMoment(promisedBy) : "no answer is due"],
        ],
      },
      ...quotePart(text),
      ...filesPart(files),
      { kind: "button", label: "Answer it in the inbox", href: `${appUrl}/admin/inbox/${id}` },
    ],
  });
}
