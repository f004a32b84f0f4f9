import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { cardCustomers } from "./tables.ts";
import { CardServiceError, type Cards } from "../../platform/payments/cards.ts";

/** The provider's customer of an email, created once however often and from wherever this is asked. */
export async function ensureCustomer(
  ctx: Pick<Ctx, "db" | "clock">,
  cards: Cards,
  address: string,
): Promise<string> {
  const email = address.toLowerCase();
  const now = ctx.clock.now();
  await ctx.db
    .insert(cardCustomers)
    .values({
      email,
      accountKey: randomUUID(),
      attemptKey: randomUUID(),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await ctx.db.select().from(cardCustomers).where(eq(cardCustomers.email, email));
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
    .where(and(eq(cardCustomers.email, email), isNull(cardCustomers.customerId)));
  return customerId;
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
    // The provider replays a 5xx for the same key, so the next try, which looks for the customer first,
    // needs a new one. After a timeout the same key stays safe.
    if (error instanceof CardServiceError)
      await ctx.db
        .update(cardCustomers)
        .set({ attemptKey: randomUUID() })
        .where(and(eq(cardCustomers.email, email), eq(cardCustomers.attemptKey, attemptKey)));
    throw error;
  }
}
