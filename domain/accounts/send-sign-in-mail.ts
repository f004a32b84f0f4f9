import { and, eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail.ts";
import { deliverUnproved } from "../acknowledge.ts";
import { signInAttempts } from "./tables.ts";
import { signInCode, signInLinkToken } from "./email-secrets.ts";
import { isOpen } from "./find-email-sign-in.ts";
import { signInMail } from "./sign-in-mail.ts";

/** Never sent late: its code and link would no longer work. */
export async function sendSignInMail(
  services: {
    db: Queryable;
    mailer: Mailer;
    clock: Clock;
    log: Log;
    settings: { secret: string; appUrl: string };
  },
  { attemptId }: { attemptId: string },
): Promise<void> {
  const { settings } = services;
  const [attempt] = await services.db
    .select()
    .from(signInAttempts)
    .where(and(eq(signInAttempts.id, attemptId), isOpen(services.clock.wall())))
    .limit(1);
  if (!attempt) return;
  const code = signInCode(settings.secret, attempt.id);
  const link = new URL("/sign-in/link", settings.appUrl);
  link.searchParams.set("token", signInLinkToken(settings.secret, attempt.id));
  const mail = signInMail({ attemptId, email: attempt.email, code, link: link.href });
  await deliverUnproved(services, { ...mail, isAwaited: true });
}
