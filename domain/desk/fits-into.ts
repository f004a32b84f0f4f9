import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { listVerified } from "../accounts/list-verified.ts";
import { idsWithMerged, keptCompany } from "../companies/merged-companies.ts";
import { type ConversationRow, conversations as table } from "./tables.ts";

async function ofAsker(db: Queryable, { personId, companyId }: ConversationRow) {
  if (companyId !== null)
    return inArray(table.companyId, await idsWithMerged(db, await keptCompany(db, companyId)));
  return personId === null
    ? sql`false`
    : and(eq(table.personId, personId), isNull(table.companyId));
}

/** A lead goes into a request only of whoever has proved its address. */
async function ofLead(db: Queryable, { personId, email }: ConversationRow) {
  const address = (email ?? "").toLowerCase();
  const sameAddress = eq(sql`lower(${table.email})`, address);
  const owners = await listVerified(db, [address]);
  return or(
    and(
      eq(table.kind, "lead"),
      personId === null ? sameAddress : or(sameAddress, eq(table.personId, personId)),
    ),
    and(
      eq(table.kind, "request"),
      inArray(
        table.personId,
        owners.map(({ id }) => id),
      ),
    ),
  );
}

export async function fitsInto(db: Queryable, row: ConversationRow): Promise<SQL | undefined> {
  const same =
    row.kind === "lead"
      ? await ofLead(db, row)
      : and(eq(table.kind, "request"), await ofAsker(db, row));
  return and(same, ne(table.id, row.id), ne(table.status, "spam"), isNull(table.mergedInto));
}
