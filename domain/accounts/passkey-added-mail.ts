import { firm } from "../../content/firm.ts";
import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import { toSettings } from "../mail-buttons.ts";

type Values = { passkeyId: string; reader: Reader; name: string; appUrl: string };

export const passkeyAddedMail = ({ passkeyId, reader, name, ...site }: Values) =>
  toPerson(reader, {
    kind: "passkey-added",
    key: passkeyId,
    heading: "A passkey was added to your account",
    preview: `“${name}” can now sign you in. If this was not you, act now.`,
    parts: [
      paragraph(`The passkey “${name}” can now be used to sign in to your account.`),
      paragraph(
        `If this was not you, sign in, remove it in your settings, sign out everywhere else, and call ${firm.phone}.`,
      ),
      toSettings(site),
    ],
  });
