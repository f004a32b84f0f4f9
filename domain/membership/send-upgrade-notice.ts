import type { Queryable } from "../../platform/db/database.ts";
import { findUser } from "../accounts/require-user.ts";
import { requirePlan } from "../plans/require-plan.ts";
import type { Mailer } from "../../platform/mail.ts";
import { layOutMail } from "../mail-layout.ts";

/** Tells staff that a member chose a plan. */
export async function sendUpgradeNotice(
  services: { db: Queryable; mailer: Mailer; settings: { mail: { firmInbox: string } } },
  { userId, planId, requestId }: { userId: string; planId: string; requestId: string },
): Promise<void> {
  const user = await findUser(services, userId);
  if (!user) throw new Error(`Member ${userId} does not exist`);
  const plan = await requirePlan(services.db, planId);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
  await services.mailer.deliver({
    // A request's id may be the caller's choice: on its own it could keep another member's notice back.
    id: `upgrade-notice-${userId}-${requestId}`,
    to: services.settings.mail.firmInbox,
    replyTo: user.email,
    subject: `${name} upgraded to ${plan.name}`,
    ...layOutMail(`${name} upgraded to ${plan.name}`, [
      {
        kind: "facts",
        rows: [
          ["Member", name],
          ["Email", user.email],
          ["Plan", plan.name],
          ["Price", `$${(plan.price / 100).toLocaleString("en-US")} a month`],
          ["Hours included", String(plan.hoursIncluded)],
        ],
      },
      { kind: "paragraph", text: "Reply to this mail to write to the member." },
    ]),
  });
}
