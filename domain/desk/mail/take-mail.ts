import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { lockByName } from "../../../platform/db/lock-by-name.ts";
import type { Settings } from "../../../platform/env.ts";
import { mailReaders, receivedMails } from "./tables.ts";
import { parseMail, type ParsedMail } from "./parse-mail.ts";
import { placeMail, type Place } from "./place-mail.ts";
import { proveSender } from "./prove-sender.ts";
import { recognizeMail } from "./recognize-mail.ts";
import { forgetToTake, type Numbered, rememberMail } from "./remember-mail.ts";
import { readFiles, writeMail } from "./write-mail.ts";

export type MailSettings = Pick<Settings, "mail" | "secret" | "adminEmails" | "leadWebhook">;

async function isKnown({ db }: Ctx, { uid, uidValidity }: Numbered, digest: string) {
  const { state } = receivedMails;
  const same = and(eq(receivedMails.uid, uid), eq(receivedMails.uidValidity, uidValidity));
  const [known] = await db
    .select({ id: receivedMails.id })
    .from(receivedMails)
    .where(and(or(same, eq(receivedMails.digest, digest)), ne(state, "failing")));
  return known !== undefined;
}

/** Its turn, what is remembered of it and how far the mailbox is read stand in one transaction. */
export async function takeMail(
  ctx: Ctx,
  at: Numbered & { readerId: string },
  { raw, cut }: { raw: Uint8Array; cut: boolean },
  settings: MailSettings,
): Promise<void> {
  const mail = await parseMail(raw);
  const recognized = cut ? "too_large" : recognizeMail(mail, settings.mail);
  const proof = proveSender(mail);
  const files = recognized ? { taken: [], refused: [] } : await readFiles(ctx, mail.files);
  await ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const { readerId, ...number } = at;
    // A second reader waits here, and then finds what the first one did.
    await lockByName(tx, `mail ${mail.digest}`);
    if (await isKnown(locked, number, mail.digest)) await forgetToTake(locked, number);
    else {
      const place: Place = recognized
        ? { to: "aside", reason: recognized }
        : await placeMail(locked, mail, settings);
      if (place.to === "aside") {
        const kept = { state: "set_aside", reason: place.reason, raw: cut ? null : raw } as const;
        await rememberMail(locked, number, mail, kept);
      } else {
        const deliverLead = settings.leadWebhook !== undefined;
        const conversationId = await writeMail(locked, mail, place, { files, deliverLead });
        if ((place.to === "lead" || place.to === "request") && proof !== "doubtful") {
          const isProved = proof === "proved";
          await ctx.jobs.send(tx, "mail-acknowledgement", { conversationId, isProved });
        }
        await rememberMail(locked, number, mail, { state: "taken", conversationId });
      }
    }
    await moveOn(locked, readerId, number);
  });
}

export async function moveOn({ db }: Ctx, readerId: string, { uid, uidValidity }: Numbered) {
  await db
    .update(mailReaders)
    .set({ lastUid: sql`greatest(${mailReaders.lastUid}, ${uid})` })
    .where(and(eq(mailReaders.id, readerId), eq(mailReaders.uidValidity, uidValidity)));
}

const unreadable = (digest: string): ParsedMail => ({
  digest,
  headerId: null,
  address: "",
  name: "",
  replyTo: [],
  subject: "An email that cannot be read",
  recipients: [],
  references: [],
  text: "",
  files: [],
  header: () => null,
  headers: () => [],
  hasAnswerToInvitation: false,
});

/** Whatever is wrong with one mail, those after it are read. */
export async function setAsideBroken(
  ctx: Ctx,
  at: Numbered,
  { raw, withheld }: { raw: Uint8Array; withheld?: Error },
): Promise<void> {
  const kept = { state: "set_aside", reason: "failed", raw: withheld ? null : raw } as const;
  const text = withheld ? "The mailbox does not hand it out: it is only there." : "";
  const unread = { ...unreadable(`broken ${at.uidValidity} ${at.uid}`), text };
  const read = raw.length > 0 ? await parseMail(raw).catch(() => unread) : unread;
  const mail = withheld ? { ...read, text } : read;
  await rememberMail(ctx, at, mail, kept).catch(() => rememberMail(ctx, at, unread, kept));
}
