import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { type EndpointRow, webhookEndpoints } from "./tables.ts";

/** Locked until the caller's transaction ends. @throws CodedError not_found */
export async function requireEndpoint(tx: Queryable, id: string): Promise<EndpointRow> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for("update");
  if (!row) throw new CodedError("not_found", "There is nothing with this id.");
  return row;
}
