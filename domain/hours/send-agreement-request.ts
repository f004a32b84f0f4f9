import { civilDay } from "../../content/civil-day.ts";
import { sayMinutes } from "../../content/minutes.ts";
import { rates } from "../../content/terms.ts";
import { findUser } from "../accounts/require-user.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { listSeated } from "../companies/require-seat.ts";
import { tellWork } from "./describe-work.ts";
import { requireWork } from "./in-work.ts";
import { type NoticeServices, toHours } from "./send-hours-notice.ts";

/** Not once somebody has agreed, or the line has changed so that nobody has to. */
export async function sendAgreementRequest(
  services: NoticeServices,
  { workId, userId }: { workId: string; userId: string },
): Promise<void> {
  const { db, mailer, settings } = services;
  const user = await findUser(services, userId);
  const line = await requireWork(services, workId);
  const [told] = await tellWork(services, [line]);
  if (!user || !told?.waitsForAgreement) return;
  if (!(await listSeated(db, line.companyId, ["owner"])).includes(userId)) return;
  const asked = line.agreementAskedAt?.getTime().toString(36);
  await mailer.deliver(
    toPerson(user, {
      id: `agreement-request-${workId}-${asked}-${userId}`,
      heading: "Work beyond your hours needs your approval",
      parts: [
        paragraph(
          `We logged work that goes ${sayMinutes(told.overageMinutes)} beyond the hours you have left. We bill that time only if an owner of your company agrees.`,
        ),
        {
          kind: "facts",
          rows: [
            ["Date", civilDay(line.date)],
            ["Work", line.text],
            ["Time", sayMinutes(line.billedMinutes)],
            ["Beyond your hours", sayMinutes(told.overageMinutes)],
            ["Rate", `${rates[line.place].member}/hr ${line.place}`],
          ],
        },
        toHours(settings),
        paragraph("Agree to it there, or ask about it if you have a question."),
      ],
    }),
  );
}
