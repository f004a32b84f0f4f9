import { isFor } from "./mails-about.ts";
import { eventually } from "./program.ts";
import type { MailServer } from "./smtp.ts";

/** A sign-in code as it came by SMTP. */
export function readMailedCode({ received }: MailServer, email: string, after: string) {
  return eventually(async () => {
    const codes = received
      .filter((mail) => isFor(mail, email) && mail.receivedAt >= after)
      .flatMap(({ text }) => /^(\d{6}) /.exec(text)?.[1] ?? []);
    if (!codes[0]) throw new Error(`No sign-in code for ${email} yet`);
    return codes[0];
  });
}

/** As a mailbox keeps them: whoever dies between a mail and its record sends it again under the same id. */
export const onceById = ({ received }: MailServer) => [
  ...new Map(received.map((mail) => [mail.headers.messageId, mail])).values(),
];
