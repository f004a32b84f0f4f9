import type { Ctx } from "../../platform/context.ts";
import { recordEvent } from "../../platform/events.ts";
import type { Status } from "./schema.ts";
import type { ConversationRow } from "./tables.ts";

type Told = Pick<Ctx, "db" | "clock">;
type RequestEvent = "request.created" | "request.answered" | "request.solved";

const leadFacts = (row: ConversationRow) => ({
  leadId: row.id,
  status: row.status,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.companyName,
  interestedIn: row.interestedIn,
  page: row.page,
  cameBy: row.cameBy,
  wonCompanyId: row.wonCompanyId,
});

/** A lead comes with all its facts each time: what was spam at first is told of when it no longer is. */
export const tellOfStatus = (ctx: Told, row: ConversationRow, before: Status): Promise<void> =>
  recordEvent(ctx, "lead.status_changed", { ...leadFacts(row), before });

/** Nothing of what was written. */
export const tellOfRequest = (
  ctx: Told,
  type: RequestEvent,
  { id: requestId, status, urgency, companyId }: ConversationRow,
): Promise<void> => recordEvent(ctx, type, { requestId, status, urgency, companyId });

export async function tellOfOpened(ctx: Told, row: ConversationRow): Promise<void> {
  if (row.kind === "request") await tellOfRequest(ctx, "request.created", row);
  else await recordEvent(ctx, "lead.created", leadFacts(row));
}
