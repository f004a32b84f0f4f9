import { createHmac } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Outages } from "../../platform/outages.ts";
import { inSpan } from "../../platform/tracing/spans.ts";
import { requireEnquiry } from "./find-enquiry.ts";
import { mailKey } from "../mail-layout.ts";

const timeoutMs = 10_000;

/** HMAC-SHA256 over "timestamp.body", in hex, for the receiver to verify. */
export function leadSignature(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

export async function deliverLead(
  services: {
    db: Queryable;
    clock: Clock;
    outages: Outages;
    settings: { leadWebhook: { url: string; secret: string } | undefined };
  },
  { contactId }: { contactId: number },
): Promise<void> {
  const target = services.settings.leadWebhook;
  // The webhook was removed from the settings after this job was queued.
  if (!target) return;
  const enquiry = await requireEnquiry(services.db, contactId);
  const id = `enquiry-${mailKey(enquiry)}`;
  const { firstName, lastName, email, phone, company, interestedIn, message, cameBy, createdAt } =
    enquiry;
  const body = JSON.stringify({
    id,
    type: "enquiry",
    createdAt: createdAt.toISOString(),
    lead: { firstName, lastName, email, phone, company, interestedIn, message, cameBy },
  });
  const timestamp = Math.floor(services.clock.wall().getTime() / 1000);
  const deliver = async () => {
    const answer = await fetch(target.url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Idempotency-Key": id,
        "X-Fontana-Timestamp": String(timestamp),
        "X-Fontana-Signature": leadSignature(target.secret, timestamp, body),
      },
      body,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The lead webhook answered ${answer.status}`);
  };
  await services.outages("The lead webhook", id, () =>
    inSpan("deliver lead", "client", { "http.request.method": "POST" }, deliver),
  );
}
