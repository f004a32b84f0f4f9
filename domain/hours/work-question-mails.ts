import { civilDay } from "../../content/civil-day.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { paragraph, type Reader, toFirm, toPerson } from "../address-mail.ts";
import { toHours } from "../mail-buttons.ts";
import type { MailPart } from "../mail-part.ts";

type Said = {
  questionId: string;
  company: string;
  date: string;
  work: string;
  text: string;
  appUrl: string;
};

const about = ({ company, date, work, text }: Said): MailPart[] => [
  {
    kind: "facts",
    rows: [
      ["Company", company],
      ["Date", civilDay(date)],
      ["Work", work],
    ],
  },
  { kind: "quote", text },
];

type Asked = Said & {
  inbox: Mailbox;
  asker: { name: string; email: string };
  companyId: string;
};

export const workQuestionMail = ({ inbox, asker, companyId, ...said }: Asked) =>
  toFirm(inbox, asker, {
    kind: "work-question",
    key: said.questionId,
    heading: `${asker.name} has a question about logged work`,
    parts: [
      ...about(said),
      {
        kind: "button",
        label: "Answer the question",
        href: `${said.appUrl}/admin/work?companyId=${companyId}&status=any`,
      },
      paragraph("Your answer goes to the client by email and stays with the work."),
    ],
  });

type Answered = Said & { askerId: string; reader: Reader };

export const workAnswerMail = ({ askerId, reader, ...said }: Answered) =>
  toPerson(reader, {
    kind: "work-answer",
    key: `${said.questionId}-${askerId}`,
    heading: "An answer about your hours",
    subject: `An answer about your hours on ${civilDay(said.date)}`,
    parts: [...about(said), toHours(said)],
    writtenBy: "person",
  });
