import type { Settings } from "../../../platform/env.ts";
import { isOfInbox } from "../../../platform/inbox-url.ts";
import { ownHeader } from "../../../platform/mail.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { AsideReason } from "./schema.ts";

/** In the languages whose mail programs write no header about it; what follows a colon is the mail it answers. */
const automatic = [
  "auto(matic|matische|matisch|matiskt?|maattinen)?[ :-]?\\s*(reply|response|antwort|antwoord|svar|vastaus)",
  "abwesen(d|heit)[^:]{0,40}",
  "(i am |i’m |i'm )?(currently )?out of (the )?office",
  "vacation (reply|response)",
  "(r[ée]ponse|message) automatique|absence du bureau",
  "respuesta autom[áa]tica|fuera de (la )?oficina",
  "risposta automatica|fuori (sede|ufficio):",
  "resposta autom[áa]tica|ausente:",
  "afwezig(heid)?:",
  "automatyczna odpowied[źz]",
  "автоматический ответ|автоответ",
  "自動応答|自動返信|不在(通知|のお知らせ)",
  "自动(回复|答复)|自動回覆",
  "자동 ?(회신|응답)",
];

const away = new RegExp(`^\\s*((re|aw|sv|antw):\\s*)?(${automatic.join("|")})`, "i");

type Rule = (mail: ParsedMail, mailSettings: Settings["mail"]) => boolean;

const has =
  (...names: string[]): Rule =>
  ({ header }) =>
    names.some((name) => header(name) !== null);

const isLoop: Rule = ({ address, header }, { from, inbox }) =>
  (inbox !== undefined && isOfInbox(address, inbox)) ||
  address === from.address.toLowerCase() ||
  header(ownHeader.toLowerCase()) === from.address;

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
  [
    "unproved",
    ({ headers }) => headers("authentication-results").some((one) => /\bdmarc=fail\b/i.test(one)),
  ],
];

/** Why no person is to be answered here; null for a person's mail. */
export const recognizeMail: (mail: ParsedMail, settings: Settings["mail"]) => AsideReason | null = (
  mail,
  settings,
) => rules.find(([, rule]) => rule(mail, settings))?.[0] ?? null;
