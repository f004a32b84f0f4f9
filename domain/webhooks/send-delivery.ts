import { and, eq } from "drizzle-orm";
import { oneLine } from "../fields/schema.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import { type Answer, postOutside } from "../../platform/http/post-outside.ts";
import type { JobSender } from "../../platform/queue.ts";
import { nextTry } from "./next-try.ts";
import { recordChange } from "./record-change.ts";
import { signatures } from "./secrets.ts";
import { reachOf, requireSendable } from "./sendable-url.ts";
import {
  type DeliveryRow,
  type EndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from "./tables.ts";

export const timeoutMs = 10_000;

export type SendServices = { settings: Settings; db: Queryable; clock: Clock; jobs: JobSender };

type Result = Partial<Answer> & { error: string | null };

async function post(
  { settings, clock }: SendServices,
  endpoint: EndpointRow,
  { eventId: id, body }: DeliveryRow,
): Promise<Result> {
  const timestamp = Math.floor(clock.wall().getTime() / 1000);
  try {
    const signature = signatures(settings.secret, endpoint, { id, timestamp, body });
    const answer = await postOutside(new URL(requireSendable(settings, endpoint.url)), {
      body,
      timeoutMs,
      reach: reachOf(settings),
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Fontana",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signature,
      },
    });
    const isTaken = answer.status >= 200 && answer.status < 300;
    return { ...answer, error: isTaken ? null : oneLine(answer.excerpt).trim() };
  } catch (error) {
    return { error: oneLine((error as Error).message).slice(0, 300) };
  }
}

/** One that says it is gone is not asked again until staff turn it on. False where they have changed it since it was asked: that says nothing of what it is now. */
async function stopSending({ db, clock, jobs }: SendServices, { id, url }: EndpointRow) {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const stopped = await tx
      .update(webhookEndpoints)
      .set({ enabled: false, goneAt: at, updatedAt: at })
      .where(
        and(
          eq(webhookEndpoints.id, id),
          eq(webhookEndpoints.url, url),
          eq(webhookEndpoints.enabled, true),
        ),
      )
      .returning({ id: webhookEndpoints.id });
    if (stopped.length === 0) return false;
    const system = { actor: { kind: "system" as const }, requestId: "job:webhook-round" };
    await recordChange({ ...system, db: tx, clock }, { id, url }, "webhook.gone");
    await jobs.send(tx, "webhook-gone-notice", { endpointId: id, goneAt: at.toISOString() });
    return true;
  });
}

function outcome(
  { tries }: DeliveryRow,
  { status, error, retryAfter, isGone }: Result & { isGone: boolean },
  now: Date,
): Partial<DeliveryRow> {
  const said = { answer: status ?? null, error: error || null };
  if (error === null) return { ...said, nextTryAt: null, deliveredAt: now };
  const asked = status === 429 || status === 503 ? retryAfter : undefined;
  const next = isGone ? null : nextTry(tries, now, asked);
  return { ...said, nextTryAt: next, failedAt: next ? null : now };
}

/** The same id on every try, so that whoever got it twice can tell. Where somebody had it sent again meanwhile, that stands. */
export async function sendDelivery(
  services: SendServices,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
): Promise<void> {
  const result = await post(services, endpoint, delivery);
  const isGone = result.status === 410 && (await stopSending(services, endpoint));
  const { id: deliveryId, attempts, tries } = delivery;
  await services.db.transaction(async (tx) => {
    const [kept] = await tx
      .update(webhookDeliveries)
      .set(outcome(delivery, { ...result, isGone }, services.clock.wall()))
      .where(
        and(
          eq(webhookDeliveries.id, deliveryId),
          eq(webhookDeliveries.attempts, attempts),
          eq(webhookDeliveries.tries, tries),
        ),
      )
      .returning({ failedAt: webhookDeliveries.failedAt });
    if (kept?.failedAt && !isGone)
      await services.jobs.send(tx, "webhook-failed-notice", { deliveryId });
  });
}
