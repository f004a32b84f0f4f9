import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { conversations } from "./tables.ts";

/** Until the transaction ends, nobody merges it. @throws CodedError invalid for another company's, as for none */
export async function requireRequestOf(
  tx: Queryable,
  { companyId, requestId }: { companyId: string; requestId: string },
): Promise<void> {
  const { id, kind, companyId: askedFor, mergedInto } = conversations;
  const companies = await idsWithMerged(tx, companyId);
  const [found] = await tx
    .select({ id })
    .from(conversations)
    .where(
      and(eq(id, requestId), eq(kind, "request"), inArray(askedFor, companies), isNull(mergedInto)),
    )
    .for("key share");
  if (!found)
    throw new CodedError("invalid", "Please check the marked fields.", {
      fields: { requestId: "This company has no such request" },
    });
}
