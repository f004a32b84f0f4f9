import { and, eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { signInAttempts } from "./tables.ts";
import type { Mailer } from "../../platform/mail.ts";
import { layOutMail } from "../mail-layout.ts";
import { signInCode, signInLinkToken } from "./email-secrets.ts";
import { isOpen } from "./find-email-sign-in.ts";

/** Never sent late: its code and link would no longer work. */
export async function sendSignInMail(
  services: {
    db: Queryable;
    mailer: Mailer;
    clock: Clock;
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
  await services.mailer.deliver({
    id: `sign-in-${attempt.id.slice(0, 32)}`,
    to: attempt.email,
    replyTo: firm.email,
    subject: `${code} is your sign-in code - ${firm.name}`,
    ...layOutMail("Your sign-in code", [
      { kind: "paragraph", text: "Enter this code on the page where you asked to sign in:" },
      { kind: "code", text: code },
      { kind: "paragraph", text: "Or open this link in the same browser:" },
      { kind: "button", label: "Sign in", href: link.href },
      {
        kind: "paragraph",
        text: "Both work once, for ten minutes, and only in the browser that asked. We will never ask you for this code by phone or email.",
      },
      {
        kind: "paragraph",
        text: "If you did not ask to sign in, you can ignore this email: nobody gets in without it.",
      },
    ]),
  });
}
