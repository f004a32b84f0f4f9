import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf } from "../address-mail.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { listSeated } from "../companies/require-seat.ts";
import { requireWork } from "./in-work.ts";
import { type WorkRow, workQuestions } from "./tables.ts";
import { workAnswerMail, workQuestionMail } from "./work-question-mails.ts";

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
  const companyId = await keptCompany(db, line.companyId);
  const company = (await companiesById(db, [companyId])).get(companyId)?.name ?? "";
  const { appUrl, mail } = settings;
  const about = { questionId, company, date: line.date, work: line.text, text: said.text, appUrl };
  if (said.byStaff) {
    for (const reader of await askersOf(services, companyId, line))
      await mailer.deliver(workAnswerMail({ ...about, askerId: reader.id, reader }));
    return;
  }
  const user = said.authorId === null ? null : await findUser(services, said.authorId);
  if (!user) return;
  const asker = { name: nameOf(user), email: user.email };
  await mailer.deliver(workQuestionMail({ ...about, inbox: mail.firmInbox, asker, companyId }));
}

async function askersOf({ db }: Services, companyId: string, { id: workId }: WorkRow) {
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
