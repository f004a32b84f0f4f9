import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { findCompany } from "../companies/find-company.ts";
import { listSeated } from "../companies/require-seat.ts";
import { keepers } from "./keepers.ts";

type Payer = { companyId: string; userId: string | null };

/** Owners and billing contacts of the company that was kept, else its billing address, which is no user here; nobody where it has none. */
export async function listPayers(db: Queryable, of: string): Promise<Payer[]> {
  const { id: companyId, billingEmail } = await findCompany(db, of);
  const seated = await listSeated(db, companyId, keepers);
  const users = seated.length > 0 || billingEmail === null ? seated : [null];
  return users.map((userId) => ({ companyId, userId }));
}

/** A mail job for each: one that fails is tried again alone. */
export async function tellPayers(
  { db, jobs }: Pick<Ctx, "db" | "jobs">,
  payers: Payer[],
  name: string,
  about: object,
): Promise<void> {
  for (const payer of payers) await jobs.send(db, name, { ...about, ...payer });
}

export const tellKeepers = async (
  ctx: Pick<Ctx, "db" | "jobs">,
  of: string,
  name: string,
  about: object,
): Promise<void> => tellPayers(ctx, await listPayers(ctx.db, of), name, about);
