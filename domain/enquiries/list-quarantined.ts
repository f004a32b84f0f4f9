import { desc, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { enquiryColumns } from "./person-enquiries.ts";
import { contacts } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import type { QuarantinedEnquiry } from "./schema.ts";

type Reason = QuarantinedEnquiry["quarantinedBecause"];

export async function listQuarantinedEnquiries(ctx: Ctx) {
  requireAdmin(ctx.actor);
  return ctx.db
    .select({
      id: contacts.id,
      ...enquiryColumns,
      quarantinedBecause: sql<Reason>`${contacts.quarantinedBecause}`,
    })
    .from(contacts)
    .where(isNotNull(contacts.quarantinedBecause))
    .orderBy(desc(contacts.createdAt))
    .limit(100);
}
