import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { OidcClient } from "../../../platform/oidc.ts";
import { OidcError } from "../../../platform/oidc/oidc-error.ts";
import type { LogoutNotice } from "../../../platform/oidc/read-logout-token.ts";
import { useOnce } from "../challenge.ts";
import { accounts, sessions } from "../tables.ts";

/** The provider’s own sign-out, as OpenID Connect Back-Channel Logout has it. @throws CodedError invalid */
export async function takeLogout(ctx: Ctx, oidc: OidcClient, token: string): Promise<void> {
  const notice = await read(ctx, oidc, token);
  const system: Ctx = { ...ctx, actor: { kind: "system" } };
  await ctx.db.transaction(async (tx) => {
    const inTx = { ...system, db: tx };
    if (!(await useOnce(inTx, "provider-logout", `${notice.issuer} ${notice.id}`))) throw refusal();
    await end(inTx, notice);
  });
}

async function read({ log }: Ctx, oidc: OidcClient, token: string): Promise<LogoutNotice> {
  try {
    return await oidc.readLogout(token);
  } catch (err) {
    if (!(err instanceof OidcError)) throw err;
    log.warn({ err, problem: err.problem }, "a sign-out by the provider was refused");
    throw refusal();
  }
}

const refusal = () => new CodedError("invalid", "This is no logout token that we accept.");

/** The session that it names, and those that may be it; all that its subject has where it names none. */
async function end(ctx: Ctx, { issuer, subject, providerSession }: LogoutNotice): Promise<void> {
  const isSubject = subject === undefined ? undefined : eq(accounts.accountId, subject);
  const owners = ctx.db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, issuer), isSubject));
  const name = sql`${sessions.sess} ->> 'providerSession'`;
  const isNamed =
    providerSession === undefined
      ? undefined
      : or(eq(name, providerSession), subject === undefined ? undefined : isNull(name));
  const ended = await ctx.db
    .delete(sessions)
    .where(and(inArray(sessions.userId, owners), isNamed))
    .returning({ userId: sessions.userId });
  for (const userId of new Set(ended.map((one) => one.userId))) {
    const count = ended.filter((one) => one.userId === userId).length;
    await recordAudit(ctx.db, ctx, {
      action: "sessions.ended",
      subjectType: "user",
      subjectId: userId,
      details: { count },
    });
    ctx.log.info({ userId, count }, "signed out by the provider");
  }
}
