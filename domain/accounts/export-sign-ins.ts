import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { accounts, passkeys, type UserRow } from "./tables.ts";
import { listSessions } from "./list-sessions.ts";

/** Without credentials: no public keys, no session tokens. */
export async function exportSignIns(ctx: Ctx, user: UserRow, currentSessionId: string | null) {
  return {
    sessions: await listSessions(ctx, currentSessionId),
    identities: await ctx.db
      .select({
        issuer: accounts.providerId,
        subject: accounts.accountId,
        since: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, user.id)),
    passkeys: await ctx.db
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id)),
  };
}
