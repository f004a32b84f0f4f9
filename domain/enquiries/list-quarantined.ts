import { desc, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { contacts } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import type { QuarantinedEnquiry } from "./schema.ts";

type Reason = QuarantinedEnquiry["quarantinedBecause"];

export async function listQuarantinedEnquiries(ctx: Ctx) {
  requireAdmin(ctx.actor);
  return ctx.db
    .select({
      id: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone: contacts.phone,
      company: contacts.company,
      interestedIn: contacts.interestedIn,
      message: contacts.message,
      quarantinedBecause: sql<Reason>`${contacts.quarantinedBecause}`,
      createdAt: contacts.createdAt,
    })
    .from(contacts)
    .where(isNotNull(contacts.quarantinedBecause))
    .orderBy(desc(contacts.createdAt))
    .limit(100);
}
