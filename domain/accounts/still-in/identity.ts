import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { OidcClient } from "../../../platform/oidc.ts";
import { seal, unseal } from "../../../platform/sealed.ts";
import { accounts, type AccountRow } from "../tables.ts";

export type ProviderDeps = { oidc: OidcClient; secret: string };

const purpose = "refresh tokens";

export const sealToken = (secret: string, token: string) => seal(secret, purpose, token);

/** None where it was sealed with another secret: then they come by the provider once more. */
export function openToken(secret: string, sealed: string | null): string | null {
  if (sealed === null) return null;
  try {
    return unseal(secret, purpose, sealed);
  } catch {
    return null;
  }
}

/** A setting’s address of the provider may end with a slash where the provider’s own doesn’t. */
const isIssuer = (issuer: string) =>
  sql`rtrim(${accounts.providerId}, '/') = ${issuer.replace(/\/+$/, "")}`;

export async function identityOf(
  db: Queryable,
  userId: string,
  issuer: string,
): Promise<AccountRow | undefined> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isIssuer(issuer)));
  return found;
}
