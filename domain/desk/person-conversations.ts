import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { MovedAddress } from "../accounts/link-identity.ts";
import type { Person } from "../accounts/person.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { isSeated } from "../companies/require-seat.ts";
import { askingRoles } from "./in-conversation.ts";
import { listFiles } from "./list-files.ts";
import { conversations, files, messages } from "./tables.ts";
import { receivedMails } from "./mail/tables.ts";
import { known } from "./tell-requests.ts";

const areLeadsOf = ({ userId, verifiedEmail }: Person) =>
  and(
    eq(conversations.kind, "lead"),
    or(eq(conversations.personId, userId), eq(sql`lower(${conversations.email})`, verifiedEmail)),
  );

async function companiesRead(db: Queryable, userId: string, companyIds: string[]) {
  const read = new Set<string | null>();
  for (const companyId of new Set(companyIds))
    if (await isSeated(db, { companyId, userId }, askingRoles)) read.add(companyId);
  return read;
}

/** What they asked and wrote to the firm, and its public answers; of what a colleague asked, or they no longer may read, their own words alone. */
export async function exportConversations(db: Queryable, person: Person) {
  const wroteIn = db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.personId, person.userId), eq(messages.author, "client")));
  const rows = await db
    .select()
    .from(conversations)
    .where(
      or(
        eq(conversations.personId, person.userId),
        areLeadsOf(person),
        inArray(conversations.id, wroteIn),
      ),
    )
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  const ids = rows.map(({ id }) => id);
  const turns = await db
    .select()
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), eq(messages.internal, false)))
    .orderBy(asc(messages.n));
  const attached = await listFiles(
    db,
    turns.map(({ id }) => id),
  );
  const companyIds = known(rows.map(({ companyId }) => companyId));
  const companies = await nameCompanies(db, companyIds);
  const read = (await companiesRead(db, person.userId, companyIds)).add(null);
  const isOwn = ({ kind, personId, companyId }: (typeof rows)[number]) =>
    kind === "lead" || (personId === person.userId && read.has(companyId));
  const whole = new Set(rows.filter(isOwn).map(({ id }) => id));
  return rows.map(({ id, companyId, companyName, ...row }) => ({
    cameBy: row.cameBy,
    subject: row.subject,
    name: row.name,
    email: row.email,
    phone: row.phone,
    interestedIn: row.interestedIn,
    page: row.page,
    company: companies.get(companyId ?? "") ?? companyName,
    status: row.status,
    createdAt: row.createdAt,
    messages: turns
      .filter((turn) => turn.conversationId === id)
      .filter(({ personId }) => whole.has(id) || personId === person.userId)
      .map(({ id, author, personId, text, createdAt }) => ({
        author,
        you: personId === person.userId,
        text,
        files: attached.get(id) ?? [],
        createdAt,
      })),
  }));
}

/** What they asked for a company stays with it, without their name. @returns the ids of what is gone */
export async function eraseConversations(tx: Queryable, person: Person): Promise<string[]> {
  const own = and(
    eq(conversations.kind, "request"),
    eq(conversations.personId, person.userId),
    isNull(conversations.companyId),
  );
  await tx.delete(files).where(and(eq(files.personId, person.userId), isNull(files.messageId)));
  await tx.delete(receivedMails).where(eq(receivedMails.address, person.verifiedEmail));
  const gone = await tx
    .delete(conversations)
    .where(or(own, areLeadsOf(person)))
    .returning({ id: conversations.id });
  return gone.map(({ id }) => id);
}

/** Leads under an address that is no longer theirs. Those they wrote signed in are answered at the new one. */
export async function claimConversations(
  tx: Queryable,
  { userId, from, to, lastSignedIn }: MovedAddress,
): Promise<void> {
  const { kind, personId, email, createdAt } = conversations;
  const areUnder = and(eq(kind, "lead"), eq(sql`lower(${email})`, from));
  await tx
    .update(conversations)
    .set({ email: to })
    .where(and(areUnder, eq(personId, userId)));
  await tx
    .update(conversations)
    .set({ personId: userId })
    .where(and(areUnder, isNull(personId), lte(createdAt, lastSignedIn)));
}

/** Those that were taken in: who sent one that was set aside is not proved. */
export async function moveMails(
  tx: Queryable,
  { from, to, lastSignedIn }: MovedAddress,
): Promise<void> {
  const { address, state, createdAt } = receivedMails;
  await tx
    .update(receivedMails)
    .set({ address: to })
    .where(and(eq(address, from), eq(state, "taken"), lte(createdAt, lastSignedIn)));
}
