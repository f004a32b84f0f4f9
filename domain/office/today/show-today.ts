import type { Ctx } from "../../../platform/context.ts";
import type { Queue } from "../../../platform/queue.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { mostOfKind, type Today, type TodayItem } from "../schema.ts";
import { applicationsToday, signupsToday } from "./applicants-today.ts";
import { conversationsToday } from "./conversations-today.ts";
import { jobsToday } from "./jobs-today.ts";
import { workToday } from "./work-today.ts";

const key = ({ dueAt, since }: TodayItem) => dueAt ?? since;

/** What needs a person now. */
export async function showToday(
  ctx: Ctx,
  queue: Pick<Queue, "listFailed" | "listWaiting">,
): Promise<Today> {
  requireAdmin(ctx.actor);
  const kinds = await Promise.all([
    conversationsToday(ctx, mostOfKind + 1),
    signupsToday(ctx, mostOfKind + 1),
    applicationsToday(ctx, mostOfKind + 1),
    workToday(ctx, mostOfKind + 1),
    jobsToday(queue),
  ]);
  const items = kinds.flatMap((kind) => kind.slice(0, mostOfKind));
  return {
    items: items.toSorted((a, b) => key(a).localeCompare(key(b))),
    more: kinds.some((kind) => kind.length > mostOfKind),
  };
}
