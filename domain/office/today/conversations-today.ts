import type { Ctx } from "../../../platform/context.ts";
import { listUnanswered } from "../../desk/list-unanswered.ts";
import type { TodayItem } from "./schema.ts";

export async function conversationsToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  const rows = await listUnanswered(ctx, limit);
  return rows.map(({ id, kind, subject, from, company, urgency, assignee, lastAt, clock }) => ({
    kind,
    id,
    title: kind === "lead" ? from : subject,
    detail: [
      kind === "lead" ? subject : from,
      company,
      urgency === "urgent" ? "urgent" : null,
      assignee && `with ${assignee}`,
    ]
      .filter(Boolean)
      .join(", "),
    since: clock?.startedAt ?? lastAt,
    dueAt: clock?.dueAt ?? null,
    leftMinutes: clock?.leftMinutes ?? null,
    href: `/admin/inbox/${id}`,
  }));
}
