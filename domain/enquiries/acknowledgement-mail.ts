import { firm } from "../../content/firm.ts";
import { byWhen, paragraph, type Reader, toPerson } from "../address-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { interestLabel } from "./find-enquiry.ts";

type Values = {
  enquiry: Reader & { id: number; createdAt: Date; interestedIn: string };
  promisedBy: Date | null;
};

export const acknowledgementMail = ({ enquiry, promisedBy }: Values) =>
  toPerson(enquiry, {
    kind: "enquiry-acknowledgement",
    key: mailKey(enquiry),
    heading: "Thank you for reaching out",
    subject: "We received your message",
    preview: `We’ll respond ${byWhen(promisedBy)}.`,
    parts: [
      paragraph(
        `Your message about “${interestLabel(enquiry.interestedIn)}” has arrived. We’ll respond ${byWhen(promisedBy)}.`,
      ),
      paragraph(
        `Our hours are ${firm.hours.days}, ${firm.hours.time}. If it can’t wait, call ${firm.phone}.`,
      ),
      paragraph("If you did not write to us, you can ignore this email."),
    ],
  });
