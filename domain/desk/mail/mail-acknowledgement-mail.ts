import { firm } from "../../../content/firm.ts";
import { byWhen, paragraph, type Reader, toPerson } from "../../address-mail.ts";

type Values = { conversationId: string; reader: Reader; promisedBy: Date | null };

/** Nothing of what was written: the address may be somebody else's. */
export const mailAcknowledgementMail = ({ conversationId, reader, promisedBy }: Values) =>
  toPerson(reader, {
    kind: "mail-acknowledgement",
    key: conversationId,
    heading: "Thank you for writing",
    subject: "We received your email",
    preview: `We’ll respond ${byWhen(promisedBy)}.`,
    parts: [
      paragraph(`Your email has arrived. We’ll respond ${byWhen(promisedBy)}.`),
      paragraph(
        `Our hours are ${firm.hours.days}, ${firm.hours.time}. If it can’t wait, call ${firm.phone}.`,
      ),
      paragraph("If you did not write to us, you can ignore this email."),
    ],
  });
