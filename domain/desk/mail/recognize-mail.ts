import type { Settings } from "../../../platform/env.ts";
import { ownHeader } from "../../../platform/mail.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { AsideReason } from "../schema.ts";

const away =
  /^\s*((re|aw|sv|antw):\s*)?(auto(matic|matische|matisch)?[ :-]?\s*(reply|response|antwort)|automatische antwort|abwesenheit|out of (the )?office|(r[ée]ponse|message) automatique|absence du bureau|respuesta autom[áa]tica|fuera de la oficina|自動応答|自動返信|不在(通知|のお知らせ))/i;

type Rule = (mail: ParsedMail, mailSettings: Settings["mail"]) => boolean;

const has =
  (...names: string[]): Rule =>
  ({ header }) =>
    names.some((name) => header(name) !== null);

const isLoop: Rule = ({ address, header }, { from, inbox }) => {
  const [local = "", host = ""] = (inbox?.address ?? "").split("@");
  const isInbox =
    address === inbox?.address || (address.startsWith(`${local}+`) && address.endsWith(`@${host}`));
  return (
    isInbox ||
    address === from.address.toLowerCase() ||
    header(ownHeader.toLowerCase()) === from.address
  );
};

const isBounce: Rule = ({ address, header }) =>
  /multipart\/report|message\/(delivery-status|disposition-notification)/i.test(
    header("content-type") ?? "",
  ) ||
  header("return-path")?.trim() === "<>" ||
  header("x-failed-recipients") !== null ||
  /^(mailer-daemon|postmaster|mail-daemon)@/.test(address);

const isAutoReply: Rule = ({ subject, header }) => {
  const automatic = header("auto-submitted")?.trim().toLowerCase() ?? "no";
  return (
    !automatic.startsWith("no") ||
    ["x-autoreply", "x-autorespond", "x-autoresponder"].some((name) => header(name) !== null) ||
    header("precedence")?.trim().toLowerCase() === "auto_reply" ||
    away.test(subject)
  );
};

const isList: Rule = (mail, settings) =>
  has("list-id", "list-unsubscribe", "list-post")(mail, settings) ||
  /^\s*(bulk|list|junk)\s*$/i.test(mail.header("precedence") ?? "");

const rules: [AsideReason, Rule][] = [
  ["loop", isLoop],
  ["bounce", isBounce],
  ["auto_reply", isAutoReply],
  ["list", isList],
  ["calendar", ({ hasAnswerToInvitation }) => hasAnswerToInvitation],
  ["no_sender", ({ address }) => !/^[^@\s]+@[^@\s]+$/.test(address)],
  // The mailbox's own server has looked; ours cannot.
  ["unproved", ({ header }) => /\bdmarc=fail\b/i.test(header("authentication-results") ?? "")],
];

/** Why no person is to be answered here; null for a person's mail. */
export const recognizeMail: (mail: ParsedMail, settings: Settings["mail"]) => AsideReason | null = (
  mail,
  settings,
) => rules.find(([, rule]) => rule(mail, settings))?.[0] ?? null;
