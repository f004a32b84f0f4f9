import { appUrl, dana, reader, sample, userId } from "../mail-sample.ts";
import { accountDeletedMail, deletionScheduledMail } from "./deletion-mails.ts";
import { passkeyAddedMail } from "./passkey-added-mail.ts";
import { signInMail } from "./sign-in-mail.ts";

export const accountMails = {
  "sign-in": [
    sample(signInMail, {
      attemptId: "0f6d3b9c5a1e4c7d8b2a",
      email: dana.email,
      code: "482913",
      link: `${appUrl}/sign-in/link?token=uE3mFq0RkXb9d7tYw2LhVg`,
    }),
  ],
  "passkey-added": [
    sample(passkeyAddedMail, {
      passkeyId: "b1a4d2f7",
      reader,
      name: "Dana’s MacBook Air",
      appUrl,
    }),
  ],
  "deletion-scheduled": [
    sample(deletionScheduledMail, {
      userId,
      reader,
      due: new Date("2026-04-04T16:00:00Z"),
      appUrl,
    }),
  ],
  "account-deleted": [sample(accountDeletedMail, { userId, email: dana.email })],
};
