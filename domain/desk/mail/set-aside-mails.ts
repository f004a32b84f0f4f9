import { desc, eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import { readStored } from "../../../platform/bucket/read-stored.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { receivedMails } from "./tables.ts";
import { parseMail } from "./parse-mail.ts";
import { readFiles, writeMail } from "./write-mail.ts";

const { id, address, name, subject, excerpt, reason, createdAt } = receivedMails;
const mostListed = 100;

export async function listSetAside({ actor, db }: Ctx) {
  requireAdmin(actor);
  const rows = await db
    .select({ id, address, name, subject, excerpt, reason, createdAt })
    .from(receivedMails)
    .where(eq(receivedMails.state, "set_aside"))
    .orderBy(desc(createdAt))
    .limit(mostListed);
  // A check of the table: what is set aside has a reason.
  return rows.map((row) => ({ ...row, reason: row.reason ?? ("failed" as const) }));
}

function requireSetAside(row: typeof receivedMails.$inferSelect | undefined) {
  if (row?.state !== "set_aside")
    throw new CodedError("not_found", "There is nothing with this id.");
  return row;
}

async function lockSetAside({ db }: Pick<Ctx, "db">, mailId: string) {
  const [row] = await db.select().from(receivedMails).where(eq(id, mailId)).for("update");
  return requireSetAside(row);
}

async function rawOf(db: Queryable, mailId: string) {
  const { raw, object } = receivedMails;
  const [row] = await db.select({ bytes: raw, object }).from(receivedMails).where(eq(id, mailId));
  return row;
}

/** Before any lock: a large one takes seconds. What is kept of it never changes. */
async function readSetAside(ctx: Ctx, mailId: string) {
  const { db, bucket } = ctx;
  const [row] = await db.select().from(receivedMails).where(eq(id, mailId));
  const { address, reason, raw: bytes, object } = requireSetAside(row);
  const isKept = bytes !== null || object !== null;
  const raw = isKept ? await readStored(bucket, async () => rawOf(db, mailId)) : null;
  if (address === "" || raw === null)
    throw new CodedError(
      "conflict",
      raw === null
        ? `This email ${reason === "too_large" ? "is larger than 25 MB" : "could not be read"} and is only in the mailbox itself. Answer it from there.`
        : "This email does not say whom it is from.",
    );
  const mail = await parseMail(raw);
  return { mail, files: await readFiles(ctx, mail.files) };
}

/** By staff, as a lead of its own: it never joins what its sender has no part in. The sender, who may be forged or a machine, is not answered. @throws CodedError not_found, conflict, unavailable */
export async function takeInMail(
  ctx: Ctx,
  mailId: string,
  { deliverLead }: { deliverLead: boolean },
): Promise<{ conversationId: string }> {
  requireAdmin(ctx.actor);
  const { mail, files } = await readSetAside(ctx, mailId);
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const row = await lockSetAside(locked, mailId);
    const conversationId = await writeMail(locked, mail, { to: "lead" }, { files, deliverLead });
    await tx
      .update(receivedMails)
      .set({ state: "taken", reason: null, raw: null, object: null, conversationId })
      .where(eq(id, mailId));
    await recordAudit(tx, ctx, {
      action: "mail.taken_in",
      subjectType: "conversation",
      subjectId: conversationId,
      details: { kind: "lead", reason: row.reason },
    });
    return { conversationId };
  });
}

export function dismissMail(ctx: Ctx, mailId: string): Promise<void> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const { reason } = await lockSetAside({ ...ctx, db: tx }, mailId);
    await tx.update(receivedMails).set({ state: "dismissed" }).where(eq(id, mailId));
    await recordAudit(tx, ctx, {
      action: "mail.dismissed",
      subjectType: "mail",
      subjectId: mailId,
      details: { reason },
    });
  });
}
