import { appUrl, dana, inbox, reader, sample, userId } from "../mail-sample.ts";
import { agreementRequestMail } from "./agreement-request-mail.ts";
import { hoursNoticeMail } from "./notices/hours-notice-mail.ts";
import { workAnswerMail, workQuestionMail } from "./work-question-mails.ts";

const hours = {
  noticeId: "c3e5a7f1",
  userId,
  reader,
  company: dana.company,
  period: { starts: "2026-03-01", ends: "2026-04-01" },
  expiring: [],
  overageCapMinutes: 0,
  appUrl,
};

const line = {
  questionId: "95d0b6e8",
  company: dana.company,
  date: "2026-03-04",
  work: "Merged duplicate accounts and rebuilt the pipeline report",
  appUrl,
};

export const hoursMails = {
  "hours-notice": [
    sample(hoursNoticeMail, { ...hours, kind: "used-80", usedMinutes: 495, remainingMinutes: 105 }),
    sample(hoursNoticeMail, {
      ...hours,
      kind: "used-100",
      usedMinutes: 600,
      remainingMinutes: 0,
      overageCapMinutes: 240,
    }),
    sample(hoursNoticeMail, {
      ...hours,
      kind: "expiring",
      usedMinutes: 210,
      remainingMinutes: 570,
      expiring: [
        { minutes: 180, lastDay: "2026-03-30" },
        { minutes: 45, lastDay: "2026-04-02" },
      ],
    }),
    sample(hoursNoticeMail, {
      ...hours,
      kind: "after-end",
      period: null,
      usedMinutes: 0,
      remainingMinutes: 390,
      expiring: [{ minutes: 390, lastDay: "2026-05-30" }],
    }),
  ],
  "agreement-request": [
    sample(agreementRequestMail, {
      workId: "a2f48d03",
      userId,
      reader,
      askedAt: new Date("2026-03-05T18:24:00Z"),
      company: line.company,
      date: line.date,
      work: line.work,
      billedMinutes: 150,
      overageMinutes: 90,
      place: "onshore",
      appUrl,
    }),
  ],
  "work-question": [
    sample(workQuestionMail, {
      ...line,
      text: "Which accounts did you merge? Two of ours have the same name on purpose.",
      inbox,
      asker: { name: "Dana Whitfield", email: dana.email },
      companyId: "2c9d61f4",
    }),
  ],
  "work-answer": [
    sample(workAnswerMail, {
      ...line,
      text: "Only those with the same address. The two Harbor Supply accounts are as they were.",
      askerId: userId,
      reader,
    }),
  ],
};
