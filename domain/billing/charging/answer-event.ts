import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { ProviderEvent } from "../../../platform/payments/charges.ts";
import { providerEvents } from "./tables.ts";

/** Answers each event once; `answer` says whether it was ours. One that fails is not kept, and comes again. */
export async function answerEvent(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { id, type, objectId }: ProviderEvent,
  answer: () => Promise<boolean>,
): Promise<void> {
  const [known] = await db.select().from(providerEvents).where(eq(providerEvents.id, id));
  if (known) return;
  const isOurs = await answer();
  await db
    .insert(providerEvents)
    .values({ id, type, objectId, isOurs, createdAt: clock.now() })
    .onConflictDoNothing();
}
