import { randomUUID } from "node:crypto";
import { and, eq, max } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { accounts, sessions, users, type UserRow } from "./tables.ts";
import type { Identity } from "../../platform/oidc.ts";
import { ensureUser } from "./ensure-user.ts";
import { accountEmail } from "./schema.ts";

/** From an address that was verified. Somebody else may have had it since they last signed in with it. */
export type MovedAddress = { userId: string; from: string; to: string; lastSignedIn: Date };

/** Of what other rooms hold by an address, in the same transaction. */
export type MoveAddress = (ctx: Ctx, moved: MovedAddress) => Promise<void>;

type Linked = { user: UserRow } | { problem: "unverified" | "identity-conflict" };

/** An email links an identity only if both sides verified it and the issuer has no other identity there. */
export async function linkIdentity(
  ctx: Ctx,
  identity: Identity,
  moveAddress: MoveAddress,
): Promise<Linked> {
  const email = accountEmail.safeParse(identity.email);
  if (!email.success || !identity.emailVerified) return { problem: "unverified" };
  return ctx.db.transaction(async (tx): Promise<Linked> => {
    const inTx = { ...ctx, db: tx };
    const known = await findKnown(inTx, identity);
    if (known) return followAddress(inTx, known, email.data, moveAddress);
    const [there] = await tx.select().from(users).where(eq(users.email, email.data)).for("update");
    // Someone may have registered an address that is not theirs, to take over its owner's account.
    if (there && !there.emailVerified) return { problem: "identity-conflict" };
    const user = there ?? (await ensureUser(inTx, email.data));
    // Checked again under the lock: a second tab may have linked the same identity.
    const raced = await findKnown(inTx, identity);
    if (raced) return { user: raced };
    const [other] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, identity.issuer)));
    if (other) return { problem: "identity-conflict" };
    await tx.insert(accounts).values({
      id: randomUUID(),
      accountId: identity.subject,
      providerId: identity.issuer,
      userId: user.id,
      createdAt: ctx.clock.wall(),
    });
    await recordAudit(tx, ctx, {
      action: "identity.joined",
      subjectType: "user",
      subjectId: user.id,
      details: { issuer: identity.issuer },
    });
    return { user: await takeName(inTx, user, identity) };
  });
}

async function findKnown({ db }: Ctx, { issuer, subject }: Identity): Promise<UserRow | undefined> {
  const [known] = await db
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)));
  return known?.user;
}

async function followAddress(
  ctx: Ctx,
  user: UserRow,
  email: string,
  moveAddress: MoveAddress,
): Promise<Linked> {
  if (user.email === email) return { user };
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) return { problem: "identity-conflict" };
  const [moved] = await ctx.db
    .update(users)
    .set({ email, emailVerified: true, updatedAt: ctx.clock.wall() })
    .where(eq(users.id, user.id))
    .returning();
  if (user.emailVerified) {
    const lastSignedIn = await findLastSignIn(ctx, user);
    await moveAddress(ctx, { userId: user.id, from: user.email, to: email, lastSignedIn });
  }
  await recordAudit(ctx.db, ctx, {
    action: "account.address-changed",
    subjectType: "user",
    subjectId: user.id,
  });
  return { user: moved ?? user };
}

/** As far as a session still tells, else when they first did. */
async function findLastSignIn({ db }: Ctx, { id, createdAt }: UserRow): Promise<Date> {
  const [known] = await db
    .select({ last: max(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.userId, id));
  return known?.last ?? createdAt;
}

function plain(words: string | undefined): string | null {
  const line = words?.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return line?.slice(0, 100) || null;
}

async function takeName(ctx: Ctx, user: UserRow, identity: Identity): Promise<UserRow> {
  const [named] = await ctx.db
    .update(users)
    .set({
      firstName: user.firstName ?? plain(identity.firstName),
      lastName: user.lastName ?? plain(identity.lastName),
    })
    .where(eq(users.id, user.id))
    .returning();
  return named ?? user;
}
