import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf } from "../address-mail.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { askersOf } from "./askers-of.ts";
import { requireWork } from "./in-work.ts";
import { workQuestions } from "./tables.ts";
import { workAnswerMail, workQuestionMail } from "./work-question-mails.ts";

type Services = { db: Queryable; mailer: Mailer; settings: Pick<Settings, "appUrl" | "mail"> };

async function readSaid(services: Services, questionId: string) {
  const { db, settings } = services;
  const [said] = await db.select().from(workQuestions).where(eq(workQuestions.id, questionId));
  if (!said) return null;
  const line = await requireWork(services, said.workId);
  const companyId = await keptCompany(db, line.companyId);
  const company = (await companiesById(db, [companyId])).get(companyId)?.name ?? "";
  const { appUrl } = settings;
  const about = { questionId, company, date: line.date, work: line.text, text: said.text, appUrl };
  return { said, line, companyId, about };
}

export async function sendWorkAnswer(
  services: Services,
  { questionId, userId: askerId }: { questionId: string; userId: string },
): Promise<void> {
  const found = await readSaid(services, questionId);
  const reader = await findUser(services, askerId);
  if (!found || !reader) return;
  if (!(await askersOf(services.db, found.line)).includes(askerId)) return;
  await services.mailer.deliver(workAnswerMail({ ...found.about, askerId, reader }));
}

/** To the firm. A job of an earlier version may be of an answer, to all who asked. */
export async function sendWorkQuestion(
  services: Services,
  { questionId }: { questionId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const found = await readSaid(services, questionId);
  if (!found) return;
  const { said, line, companyId, about } = found;
  if (said.byStaff) {
    for (const userId of await askersOf(db, line))
      await sendWorkAnswer(services, { questionId, userId });
    return;
  }
  const user = said.authorId === null ? null : await findUser(services, said.authorId);
  if (!user) return;
  const asker = { name: nameOf(user), email: user.email };
  const { firmInbox: inbox } = settings.mail;
  await mailer.deliver(workQuestionMail({ ...about, inbox, asker, companyId }));
}
