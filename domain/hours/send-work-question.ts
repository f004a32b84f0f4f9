import { and, eq, ne } from "drizzle-orm";
import { civilDay } from "../../content/civil-day.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf, paragraph, toFirm, toPerson } from "../address-mail.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { listSeated } from "../companies/require-seat.ts";
import type { MailPart } from "../mail-part.ts";
import { requireWork } from "./in-work.ts";
import { toHours } from "./send-hours-notice.ts";
import { type WorkRow, workQuestions } from "./tables.ts";

type Services = { db: Queryable; mailer: Mailer; settings: Pick<Settings, "appUrl" | "mail"> };

/** A client's question to the firm; an answer to those of the client who asked about the line. */
export async function sendWorkQuestion(
  services: Services,
  { questionId }: { questionId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const [said] = await db.select().from(workQuestions).where(eq(workQuestions.id, questionId));
  if (!said) return;
  const line = await requireWork(services, said.workId);
  const company = (await companiesById(db, [line.companyId])).get(line.companyId)?.name ?? "";
  const about: MailPart[] = [
    {
      kind: "facts",
      rows: [
        ["Company", company],
        ["Date", civilDay(line.date)],
        ["Work", line.text],
      ],
    },
    { kind: "quote", text: said.text },
  ];
  if (said.byStaff) {
    for (const asker of await askersOf(services, line))
      await mailer.deliver(
        toPerson(asker, {
          id: `work-answer-${questionId}-${asker.id}`,
          heading: "An answer about your hours",
          parts: [...about, toHours(settings)],
        }),
      );
    return;
  }
  const asker = said.authorId === null ? null : await findUser(services, said.authorId);
  if (!asker) return;
  await mailer.deliver(
    toFirm(settings.mail, asker, {
      id: `work-question-${questionId}`,
      heading: `${nameOf(asker)} has a question about a line of work`,
      parts: [
        ...about,
        {
          kind: "button",
          label: "Answer it beside the line",
          href: `${settings.appUrl}/admin/work?companyId=${line.companyId}&status=any`,
        },
        paragraph("The client is mailed your answer, and reads it beside the line too."),
      ],
    }),
  );
}

async function askersOf({ db }: Services, { id: workId, companyId }: WorkRow) {
  const seated = await listSeated(db, companyId, ["owner", "requester"]);
  const asked = await db
    .selectDistinct({ authorId: workQuestions.authorId })
    .from(workQuestions)
    .where(and(eq(workQuestions.workId, workId), ne(workQuestions.byStaff, true)));
  const ids = asked.flatMap(({ authorId }) =>
    authorId !== null && seated.includes(authorId) ? [authorId] : [],
  );
  const people = await Promise.all(ids.map((id) => findUser({ db }, id)));
  return people.filter((person) => person !== null);
}
