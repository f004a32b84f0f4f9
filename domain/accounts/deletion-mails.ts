import { firmDay } from "../../content/firm-day.ts";
import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import { toSettings } from "../mail-buttons.ts";

type Scheduled = { userId: string; reader: Reader; due: Date; appUrl: string };

export const deletionScheduledMail = ({ userId, reader, due, ...site }: Scheduled) =>
  toPerson(reader, {
    kind: "deletion-scheduled",
    key: `${userId}-${due.getTime().toString(36)}`,
    heading: `Your account will be deleted on ${firmDay(due)}`,
    preview: "Until then everything works as before, and you can change your mind.",
    parts: [
      paragraph(
        `You asked us to delete your account. On ${firmDay(due)}, your profile, photo and what you asked only for yourself will be gone for good. What you asked for a company stays with it, without your name.`,
      ),
      paragraph(
        "Until then, everything works as before. To keep the account, sign in and cancel the deletion in your settings.",
      ),
      toSettings(site),
      paragraph(
        "If you did not ask for this, sign in, cancel the deletion, and sign out everywhere else.",
      ),
    ],
  });

export const accountDeletedMail = ({ userId, email }: { userId: string; email: string }) =>
  toPerson(
    { email, firstName: null },
    {
      kind: "account-deleted",
      key: userId,
      heading: "Your account has been deleted",
      preview: "As you asked, everything in it is gone, too.",
      parts: [
        paragraph(
          "Your account and everything in it have been deleted, as you asked. You can create a new one at any time by signing in with this address.",
        ),
      ],
    },
  );
