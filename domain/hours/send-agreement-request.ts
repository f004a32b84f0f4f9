import { findUser } from "../accounts/require-user.ts";
import { findCompany } from "../companies/find-company.ts";
import { isSeated } from "../companies/require-seat.ts";
import { agreementRequestMail } from "./agreement-request-mail.ts";
import { tellWork } from "./describe-work.ts";
import { requireWork } from "./in-work.ts";
import type { NoticeServices } from "./notices/send-hours-notice.ts";

export async function sendAgreementRequest(
  services: NoticeServices,
  { workId, userId }: { workId: string; userId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const user = await findUser(services, userId);
  const line = await requireWork(services, workId);
  const [told] = await tellWork(services, [line]);
  if (!user || !told?.waitsForAgreement) return;
  if (!(await isSeated(db, { companyId: line.companyId, userId }, ["owner"]))) return;
  const { agreementAskedAt: askedAt, date, text: work, billedMinutes, place } = line;
  const { overageMinutes } = told;
  const { name: company } = await findCompany(db, line.companyId);
  const { appUrl } = settings;
  await mailer.deliver(
    agreementRequestMail({
      workId,
      userId,
      reader: user,
      askedAt,
      company,
      date,
      work,
      billedMinutes,
      overageMinutes,
      place,
      appUrl,
    }),
  );
}
