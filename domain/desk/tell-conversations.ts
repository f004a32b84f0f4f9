import type { Ctx } from "../../platform/context.ts";
import { namePeople } from "../accounts/name-people.ts";
import { keptNames } from "../companies/merged-companies.ts";
import type { ListedConversation } from "./schema.ts";
import type { ConversationRow } from "./tables.ts";
import { tellClocks } from "./promises/tell-clocks.ts";
import { known } from "./tell-requests.ts";

const gone = "Somebody who has left";

/** For staff: of a merged company, the one that was kept. */
export async function tellConversations(
  ctx: Pick<Ctx, "db" | "clock">,
  rows: ConversationRow[],
  { isList = false } = {},
): Promise<ListedConversation[]> {
  const companies = await keptNames(ctx.db, known(rows.map(({ companyId }) => companyId)));
  const people = await namePeople(
    ctx.db,
    rows.flatMap(({ personId, assigneeId }) => [personId, assigneeId]),
  );
  const clocks = await tellClocks(
    ctx,
    rows.map(({ id }) => id),
    { isList },
  );
  const now = ctx.clock.now();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    urgency: row.urgency,
    priority: row.priority,
    subject: row.subject,
    from: row.name ?? people.get(row.personId ?? "") ?? row.email ?? gone,
    email: row.email,
    personId: row.personId,
    companyId: companies.get(row.companyId ?? "")?.id ?? row.companyId,
    company: companies.get(row.companyId ?? "")?.name ?? row.companyName,
    assigneeId: row.assigneeId,
    assignee: people.get(row.assigneeId ?? "") ?? null,
    cameBy: row.cameBy,
    snoozedUntil:
      row.snoozedUntil && row.snoozedUntil > now ? row.snoozedUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    clock: clocks.get(row.id) ?? null,
  }));
}
