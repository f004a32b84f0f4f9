import { setImmediate } from "node:timers/promises";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { holdUsers } from "../../accounts/verified-user.ts";
import { emailTopic } from "../../enquiries/find-enquiry.ts";
import { keepEnquiry } from "../../enquiries/keep-enquiry.ts";
import { cutShort } from "../../fields/cut-short.ts";
import { oneLine } from "../../fields/schema.ts";
import { maxBytesTogether, mostFiles } from "../../files/schema.ts";
import { InfectedFile, type ScanCtx } from "../../files/scan-file.ts";
import { takeFile, type TakenFile } from "../../files/take-file.ts";
import { addTurn } from "../add-turn.ts";
import { requireRoomForFiles } from "../attach-files.ts";
import { requireConversation } from "../in-conversation.ts";
import { openConversation } from "../open-conversation.ts";
import { longestKept } from "../schema.ts";
import { files, type MessageRow } from "../tables.ts";
import { takeTurn } from "../write-message.ts";
import { findQuote } from "./find-quote.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { MailFile } from "./read-mail.ts";
import type { Place } from "./place-mail.ts";

/** An email may bring hundreds, each of which takes a moment to look into. */
const mostLookedInto = 4 * mostFiles;

type ReadFiles = { taken: TakenFile[]; refused: string[] };

/** What a message may not have is named in the conversation. @throws CodedError unavailable, while no file can be scanned */
export async function readFiles(ctx: ScanCtx, given: MailFile[]): Promise<ReadFiles> {
  const taken: TakenFile[] = [];
  const refused: string[] = [];
  for (const [n, file] of given.entries()) {
    // Whoever else waits has a turn between two of them.
    await setImmediate();
    const together = taken.reduce((sum, { bytes }) => sum + bytes.length, file.bytes.length);
    const fits = n < mostLookedInto && taken.length < mostFiles && together <= maxBytesTogether;
    const read = fits ? await takeFile(ctx, file).catch(whyNot) : "";
    if (typeof read === "string") refused.push(`${file.name.slice(0, 100)}${read}`);
    else taken.push(read);
  }
  return { taken, refused };
}

function whyNot(error: unknown): string {
  if (error instanceof InfectedFile) return " (a virus)";
  notTaken(error);
  return "";
}

function notTaken(error: unknown): null {
  if (error instanceof CodedError && error.code === "invalid") return null;
  throw error;
}

async function keepFiles(ctx: Ctx, message: MessageRow, { taken, refused }: ReadFiles) {
  const { conversationId, id: messageId, personId, internal } = message;
  const bytes = taken.reduce((sum, file) => sum + file.bytes.length, 0);
  const hasRoom = await requireRoomForFiles(ctx, conversationId, bytes).then(() => true, notTaken);
  const createdAt = ctx.clock.wall();
  for (const file of hasRoom ? taken : [])
    await ctx.db
      .insert(files)
      .values({ ...file, size: file.bytes.length, messageId, personId, createdAt });
  const left = [...refused, ...(hasRoom ? [] : taken.map(({ name }) => name))].slice(0, 20);
  const text = `Came by email and was not taken: ${left.join(", ")}.`;
  if (left.length > 0)
    await addTurn(ctx, { id: conversationId }, { author: "system", text, internal });
}

/** Where somebody may have written for the sender. It is unproved, so nothing is sent there. */
async function noteReplyTo(ctx: Ctx, id: string, { address, replyTo }: ParsedMail) {
  const others = replyTo.filter((other) => other !== address).slice(0, 3);
  const text = `Asks for answers at ${oneLine(others.join(", "))}.`;
  if (others.length > 0) await addTurn(ctx, { id }, { author: "system", text, internal: true });
}

type Open = Exclude<Place, { to: "aside" }>;

/** In the caller's transaction. */
export async function writeMail(
  ctx: Ctx,
  mail: ParsedMail,
  place: Open,
  { files: read, deliverLead }: { files: ReadFiles; deliverLead: boolean },
): Promise<string> {
  const text = cutShort(mail.text || "(This email has no text.)", longestKept);
  const said = { text, via: "email" as const, quotedAt: findQuote(text) };
  const message = await addMessage(ctx, mail, place, said, deliverLead);
  const isOpened = place.to === "lead" || place.to === "request";
  if (isOpened) await noteReplyTo(ctx, message.conversationId, mail);
  await keepFiles(ctx, message, read);
  return message.conversationId;
}

type Said = Pick<MessageRow, "text" | "via" | "quotedAt">;

async function addMessage(
  ctx: Ctx,
  mail: ParsedMail,
  place: Open,
  said: Said,
  deliverLead: boolean,
): Promise<MessageRow> {
  if (place.to === "lead") return openLead(ctx, mail, said, deliverLead);
  const { personId } = place;
  await holdUsers(ctx.db, personId === null ? [] : [personId]);
  const tell = async (message: MessageRow) => {
    await ctx.jobs.send(ctx.db, "conversation-notice", { messageId: message.id });
    return message;
  };
  if (place.to === "request") {
    const opened = { kind: "request", status: "open", subject: mail.subject, personId } as const;
    return tell(await openConversation(ctx, opened, said));
  }
  const row = await requireConversation(ctx.db, place.row.id, { lock: true });
  if (place.to === "note")
    return addTurn(ctx, row, { ...said, author: "staff", personId, internal: true });
  const message = await addTurn(ctx, row, { ...said, author: "client", personId });
  await takeTurn(ctx, row);
  return tell(message);
}

async function openLead(
  ctx: Ctx,
  { address: email, name, subject }: ParsedMail,
  said: Said,
  deliverLead: boolean,
): Promise<MessageRow> {
  const [firstName, ...others] = name === email ? [] : name.split(" ");
  const { id: contactId } = await keepEnquiry(ctx, {
    firstName: firstName || null,
    lastName: others.join(" ") || null,
    email,
    interestedIn: emailTopic,
    message: said.text,
  });
  const lead = { kind: "lead", status: "new", subject, name, email, enquiryId: contactId } as const;
  const first = await openConversation(ctx, { ...lead, interestedIn: emailTopic }, said);
  await ctx.jobs.send(ctx.db, "enquiry-notice", { contactId });
  if (deliverLead) await ctx.jobs.send(ctx.db, "lead-delivery", { contactId });
  return first;
}
