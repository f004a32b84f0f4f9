import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { namePeople } from "../accounts/name-people.ts";
import { listFiles } from "./list-files.ts";
import { partsOf } from "./parts-of.ts";
import type { DeskMessage, RequestMessage } from "./schema.ts";
import { type MessageRow, messages } from "./tables.ts";

const inTurn = [asc(messages.createdAt), asc(messages.n), asc(messages.id)];

export function listPublicTurns(db: Queryable, conversationId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, partsOf(db, conversationId)),
        eq(messages.internal, false),
      ),
    )
    .orderBy(...inTurn);
}

export const listTurns = (db: Queryable, conversationId: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(inArray(messages.conversationId, partsOf(db, conversationId)))
    .orderBy(...inTurn);

export async function tellTurns(
  db: Queryable,
  rows: MessageRow[],
  me: string,
): Promise<RequestMessage[]> {
  const names = await namePeople(
    db,
    rows.map(({ personId }) => personId),
  );
  const files = await listFiles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, author, personId, text, via, quotedAt, createdAt }) => ({
    id,
    author,
    by: author === "system" ? null : (names.get(personId ?? "") ?? null),
    you: personId === me,
    text,
    files: files.get(id) ?? [],
    via,
    quotedAt,
    createdAt: createdAt.toISOString(),
  }));
}

export async function tellDeskTurns(
  db: Queryable,
  rows: MessageRow[],
  me: string,
): Promise<DeskMessage[]> {
  const told = await tellTurns(db, rows, me);
  return told.map((turn, at) => ({ ...turn, internal: rows[at]?.internal ?? true }));
}
