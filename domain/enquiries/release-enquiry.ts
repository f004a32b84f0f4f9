import { and, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { contacts } from "./tables.ts";

/** It was no spam after all. It is delivered now; staff, who have read it, answer it themselves. */
export async function releaseEnquiry(
  ctx: Ctx,
  contactId: number,
  { deliverLead }: { deliverLead: boolean },
): Promise<void> {
  const [released] = await ctx.db
    .update(contacts)
    .set({ quarantinedBecause: null })
    .where(and(eq(contacts.id, contactId), isNotNull(contacts.quarantinedBecause)))
    .returning({ id: contacts.id });
  if (released && deliverLead) await ctx.jobs.send(ctx.db, "lead-delivery", { contactId });
}
