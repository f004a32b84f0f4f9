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

/** A client's question to the firm; an answer to one who asked about the line, or to all in a job of an earlier version. */
export async function sendWorkQuestion(
  services: Services,
  { questionId, userId }: { questionId: string; userId?: string | undefined },
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
    const askers = await askersOf(db, line);
    for (const askerId of askers.filter((id) => userId === undefined || id === userId)) {
      const reader = await findUser(services, askerId);
      if (reader) await mailer.deliver(workAnswerMail({ ...about, askerId, reader }));
    }
    return;
  }
  const user = said.authorId === null ? null : await findUser(services, said.authorId);
  if (!user) return;
  const asker = { name: nameOf(user), email: user.email };
  await mailer.deliver(workQuestionMail({ ...about, inbox: mail.firmInbox, asker, companyId }));
}
