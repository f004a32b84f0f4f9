import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import type { MailPart } from "../mail-part.ts";
import { filesPart } from "./files-part.ts";

type Values = {
  messageId: string;
  /** Null for a lead, who has no page of theirs to read it on. */
  userId: string | null;
  reader: Reader;
  conversation: { id: string; subject: string };
  text: string;
  files: string[];
  /** Which the mail goes without. */
  tooLarge?: string[];
  appUrl: string;
};

export function replyMail({ messageId, userId, reader, conversation, ...values }: Values) {
  const { id, subject } = conversation;
  const { text, files, tooLarge = [], appUrl } = values;
  const further: MailPart =
    userId === null
      ? paragraph("Reply to this email to write back.")
      : {
          kind: "button",
          label: "Read it, or write back",
          href: `${appUrl}/dashboard/requests/${id}`,
        };
  return toPerson(reader, {
    kind: "conversation-reply",
    key: `${messageId}${userId === null ? "" : `-${userId}`}`,
    heading: `About “${subject}”`,
    subject: `Re: ${subject}`,
    parts: [{ kind: "quote", text }, ...filesPart(files), ...leftOut(tooLarge), further],
    writtenBy: "person",
  });
}

const leftOut = (files: string[]): MailPart[] =>
  files.length === 0
    ? []
    : [
        paragraph(
          `Not attached, since too large for email: ${files.join(", ")}. We will find another way if you write back.`,
        ),
      ];
