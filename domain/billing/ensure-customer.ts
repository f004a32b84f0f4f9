import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { findVerifiedUser } from "../accounts/verified-user.ts";
import { cardCustomers } from "./tables.ts";
import { CardServiceError, type Cards } from "../../platform/payments/cards.ts";

type Applicant = { email: string; setupIntentId: string };

/** Anyone can type an address: only the account that has proved it gets the same customer again. */
export async function ensureCustomer(
  ctx: Pick<Ctx, "actor" | "db" | "clock">,
  cards: Cards,
  { email: address, setupIntentId }: Applicant,
): Promise<string> {
  const email = address.toLowerCase();
  const userId = await ownerOf(ctx, email);
  const now = ctx.clock.wall();
  await ctx.db
    .insert(cardCustomers)
    .values({
      email,
      userId,
      setupIntentId: userId === null ? setupIntentId : null,
      accountKey: randomUUID(),
      attemptKey: randomUUID(),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await ctx.db
    .select()
    .from(cardCustomers)
    .where(
      userId === null
        ? and(eq(cardCustomers.setupIntentId, setupIntentId), eq(cardCustomers.email, email))
        : eq(cardCustomers.userId, userId),
    );
  if (!row) throw new Error("The customer's row disappeared");
  if (row.customerId) return row.customerId;
  const { accountKey, attemptKey } = row;
  // An earlier attempt may have created the customer and lost the response.
  const customerId =
    (await cards.findCustomer(email, accountKey)) ??
    (await create(ctx, cards, { email, accountKey, attemptKey }));
  await ctx.db
    .update(cardCustomers)
    .set({ customerId, updatedAt: now })
    .where(and(eq(cardCustomers.accountKey, accountKey), isNull(cardCustomers.customerId)));
  return customerId;
}

async function ownerOf(
  { actor, db }: Pick<Ctx, "actor" | "db">,
  email: string,
): Promise<string | null> {
  if (actor.kind !== "member") return null;
  const account = await findVerifiedUser(db, email);
  return account?.id === actor.userId ? account.id : null;
}

type Attempt = { email: string; accountKey: string; attemptKey: string };

async function create(
  ctx: Pick<Ctx, "db">,
  cards: Cards,
  { email, accountKey, attemptKey }: Attempt,
): Promise<string> {
  try {
    return await cards.createCustomer({ email, accountKey, idempotencyKey: attemptKey });
  } catch (error) {
    // The provider replays a 5xx for the same key, so the next try needs a new one; after a timeout it doesn't.
    if (error instanceof CardServiceError)
      await ctx.db
        .update(cardCustomers)
        .set({ attemptKey: randomUUID() })
        .where(
          and(eq(cardCustomers.accountKey, accountKey), eq(cardCustomers.attemptKey, attemptKey)),
        );
    throw error;
  }
}
