import { createHash } from "node:crypto";
import { and, asc, eq, lt, max, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Inbox } from "../../../platform/inbox-url.ts";
import { type OpenInbox, withInbox } from "../../../platform/open-inbox.ts";
import type { Outages } from "../../../platform/outages.ts";
import { maxMailBytes } from "../../files/schema.ts";
import { mailReaders, receivedMails } from "./tables.ts";
import { forgetToTake, rememberFailure, rememberToTake } from "./remember-mail.ts";
import { shareRound } from "./share-round.ts";
import { untilAway } from "./until-away.ts";
import { type MailSettings, moveOn, setAsideBroken, takeMail } from "./take-mail.ts";

const mostAtOnce = 200;
const leaseMs = 2 * 60_000;
const mostTries = 5;
/** A server in trouble withholds every mail: it has a day for its five tries. */
const withheldPauseMs = 6 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

export const readerWaitsUntil = mailReaders.leasedUntil;

type Reader = typeof mailReaders.$inferSelect;

const readerIdOf = ({ host, user, folder }: Inbox) =>
  createHash("sha256").update(`${host}\n${user}\n${folder}`).digest("hex");

/** One process reads at a time. Null while another one does. */
async function claim({ db, clock }: Ctx, id: string): Promise<Reader | null> {
  const now = clock.wall();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  await db
    .insert(mailReaders)
    .values({ id, uidValidity: "", lastUid: 0, leasedUntil: new Date(0) })
    .onConflictDoNothing();
  const [reader] = await db
    .update(mailReaders)
    .set({ leasedUntil })
    .where(and(eq(mailReaders.id, id), lt(mailReaders.leasedUntil, now)))
    .returning();
  return reader ?? null;
}

/** Unread mail of a new mailbox, or what may be new in one numbered anew; one transaction, as it may die midway. */
async function begin(ctx: Ctx, { id, uidValidity: before }: Reader, inbox: OpenInbox) {
  const { uidValidity } = inbox;
  if (before === uidValidity) return;
  const [last] = await ctx.db.select({ at: max(receivedMails.createdAt) }).from(receivedMails);
  const isFirst = before === "" || !last?.at;
  const since = new Date((last?.at ?? ctx.clock.wall()).getTime() - 2 * dayMs);
  const there = await inbox.list({ after: 0 });
  const wanted = isFirst ? [] : await inbox.list({ since });
  // What waits under numbers that no longer count was never marked as read.
  const isWaiting = before !== "" && (await listFailing(ctx, before)).length > 0;
  if (isFirst || isWaiting) wanted.push(...(await inbox.list("unseen")));
  await ctx.db.transaction(async (tx) => {
    for (const uid of wanted) await rememberToTake({ ...ctx, db: tx }, { uid, uidValidity });
    await tx
      .update(mailReaders)
      .set({ uidValidity, lastUid: Math.max(0, ...there.slice(-1)) })
      .where(eq(mailReaders.id, id));
  });
}

async function listFailing({ db }: Ctx, uidValidity: string) {
  const { uid, attempts, state } = receivedMails;
  return db
    .select({ uid, attempts })
    .from(receivedMails)
    .where(and(eq(receivedMails.uidValidity, uidValidity), eq(state, "failing")))
    .orderBy(asc(uid));
}

async function takeOne(
  ctx: Ctx,
  inbox: OpenInbox,
  at: { uid: number; readerId: string },
  settings: MailSettings,
) {
  const { uid, readerId } = at;
  const number = { uid, uidValidity: inbox.uidValidity };
  const handed = await inbox.read(uid, maxMailBytes);
  if (!handed) {
    await forgetToTake(ctx, number);
    return moveOn(ctx, readerId, number);
  }
  try {
    if (handed.withheld) throw handed.withheld;
    await takeMail(ctx, { ...number, readerId }, handed, settings);
  } catch (error) {
    // Nothing is wrong with the mail: it waits, however long that takes.
    if (error instanceof CodedError && error.code === "unavailable") {
      await rememberToTake(ctx, number);
      return moveOn(ctx, readerId, number);
    }
    const tries = await rememberFailure(ctx, number, handed.withheld ? withheldPauseMs : 0);
    if (tries !== null) ctx.log.warn({ err: error, uid, tries }, "an email could not be taken");
    if (tries !== null && tries >= mostTries) await setAsideBroken(ctx, number, handed);
    return moveOn(ctx, readerId, number);
  }
  // Only for people who look into the mailbox: what counts is stored.
  if (!handed.cut) await inbox.markSeen(uid).catch(() => undefined);
}

/** Two mailboxes may number alike. One that began without a mark of its own goes on without it. */
async function numberingOf({ db }: Ctx, { id, uidValidity: before }: Reader, inbox: OpenInbox) {
  const { uidValidity } = inbox;
  const alike = and(eq(mailReaders.uidValidity, uidValidity), ne(mailReaders.id, id));
  if (before === uidValidity && (await db.$count(mailReaders, alike)) === 0) return before;
  return `${id.slice(0, 16)} ${uidValidity}`;
}

async function readAll(ctx: Ctx, reader: Reader, open: OpenInbox, settings: MailSettings) {
  const inbox = { ...open, uidValidity: await numberingOf(ctx, reader, open) };
  await begin(ctx, reader, inbox);
  const failing = await listFailing(ctx, inbox.uidValidity);
  const [now] = await ctx.db.select().from(mailReaders).where(eq(mailReaders.id, reader.id));
  const fresh = await inbox.list({ after: now?.lastUid ?? reader.lastUid });
  const round = { ...ctx, scanner: ctx.scanner && untilAway(ctx.scanner, ctx.log) };
  const again = failing.map(({ uid }) => uid);
  // Last, as one that is withheld may cost the connection.
  const doubtful = new Set(failing.filter(({ attempts }) => attempts > 0).map(({ uid }) => uid));
  const uids = shareRound({ again, fresh }, mostAtOnce);
  for (const uid of uids.toSorted((a, b) => Number(doubtful.has(a)) - Number(doubtful.has(b)))) {
    await takeOne(round, inbox, { uid, readerId: reader.id }, settings);
    const leasedUntil = new Date(ctx.clock.wall().getTime() + leaseMs);
    await ctx.db.update(mailReaders).set({ leasedUntil }).where(eq(mailReaders.id, reader.id));
  }
}

export async function receiveMails(
  ctx: Ctx,
  { settings, outages }: { settings: MailSettings; outages: Outages },
): Promise<void> {
  const { inbox } = settings.mail;
  if (!inbox) return;
  const reader = await claim(ctx, readerIdOf(inbox));
  if (!reader) return;
  const round = ctx.clock.wall().toISOString();
  try {
    await outages("The mailbox of INBOX_URL", round, () =>
      withInbox(inbox, (open) => readAll(ctx, reader, open, settings)),
    );
  } catch (error) {
    ctx.log.warn({ err: error }, "the mailbox could not be read");
  } finally {
    const leasedUntil = new Date(0);
    await ctx.db.update(mailReaders).set({ leasedUntil }).where(eq(mailReaders.id, reader.id));
  }
}
