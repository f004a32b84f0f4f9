import type { Ctx } from "../../platform/context.ts";
import type { Enquiry } from "./find-enquiry.ts";
import { contacts } from "./tables.ts";

type Kept = Omit<typeof contacts.$inferInsert, "id" | "requestId" | "createdAt">;

/** In the caller's transaction. */
export async function keepEnquiry(ctx: Ctx, enquiry: Kept): Promise<Enquiry> {
  const [contact] = await ctx.db
    .insert(contacts)
    .values({ ...enquiry, requestId: ctx.requestId, createdAt: ctx.clock.now() })
    .returning();
  if (!contact) throw new Error("The insert returned no row");
  return contact;
}
