import type { Ctx } from "../../../platform/context.ts";
import type { Queue } from "../../../platform/queue.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { mostOfKind, type Today, type TodayItem } from "./schema.ts";
import { applicationsToday, signupsToday } from "./applicants-today.ts";
import { conversationsToday } from "./conversations-today.ts";
import { invoicesToday } from "./invoices-today.ts";
import { jobsToday } from "./jobs-today.ts";
import { ordersToday } from "./orders-today.ts";
import { paymentsToday } from "./payments-today.ts";
import { differencesToday, disputesToday, refundsToday, reversalsToday } from "./trouble-today.ts";
import { workToday } from "./work-today.ts";

/** What somebody was promised comes first. */
const rank = ({ dueAt, since }: TodayItem) => (dueAt === null ? `later ${since}` : dueAt);

/** An order says itself what its card did not pay. */
function withoutTwins(items: TodayItem[]): TodayItem[] {
  const orders = new Set(
    items.flatMap(({ kind, href }) => (kind === "deposit" || kind === "order" ? [href] : [])),
  );
  return items.filter(({ kind, href }) => kind !== "payment" || !orders.has(href));
}

export async function showToday(
  ctx: Ctx,
  queue: Pick<Queue, "listFailed" | "listWaiting">,
  most = mostOfKind,
): Promise<Today> {
  requireAdmin(ctx.actor);
  const kinds = await Promise.all([
    conversationsToday(ctx, most + 1),
    signupsToday(ctx, most + 1),
    applicationsToday(ctx, most + 1),
    workToday(ctx, most + 1),
    invoicesToday(ctx, most + 1),
    paymentsToday(ctx, most + 1),
    disputesToday(ctx, most + 1),
    reversalsToday(ctx, most + 1),
    refundsToday(ctx, most + 1),
    differencesToday(ctx, most + 1),
    ordersToday(ctx, most + 1),
    jobsToday(queue),
  ]);
  const items = withoutTwins(kinds.flatMap((kind) => kind.slice(0, most)));
  return {
    items: items.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)),
    more: kinds.some((kind) => kind.length > most),
  };
}
