import { expect } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { Webhook } from "standardwebhooks";
import { openTestApp } from "./app.ts";
import { callerOf } from "./company.ts";
import { startReceiver } from "./receiver.ts";

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

export const day = 86_400_000;

/** An app, staff who add endpoints, and servers that are told. */
export async function openWebhookDesk() {
  const home = await openTestApp();
  const expire = new Date(Date.now() + 365 * day);
  const staff = callerOf(home, await home.signIn(trialAddresses.admin, { expire }));
  const closing: Receiver[] = [];
  const round = () => home.runJob({ name: "webhook-round", payload: {} });
  const list = async (query = "") =>
    (await staff("GET", `/api/admin/webhook-deliveries${query}`)).body;
  let leads = 0;

  return {
    home,
    staff,
    round,
    list,
    async receiver(options?: { tls: boolean }) {
      const opened = await startReceiver(options);
      closing.push(opened);
      return opened;
    },
    async add(url: string, events = ["lead.created"]) {
      const { status, body } = await staff("POST", "/api/admin/webhooks", { url, events });
      expect(status, JSON.stringify(body)).toBe(201);
      return body as { id: string; secret: string };
    },
    async lead() {
      const answer = await home.post(
        "/api/contact",
        {
          firstName: "Grace",
          lastName: "Hopper",
          email: "grace@example.com",
          interestedIn: "growth-plan",
          message: "A word for staff alone.",
        },
        { peer: `192.0.2.${10 + (leads += 1)}` },
      );
      expect(answer.status).toBe(201);
    },
    /** Waits for the round in which the only delivery is due. */
    async passUntilDue() {
      const [{ nextTryAt }] = await list();
      home.advance(Date.parse(nextTryAt) - home.ctx.clock.wall().getTime() + 1);
      await round();
    },
    async clear() {
      for (const { id } of (await staff("GET", "/api/admin/webhooks")).body)
        await staff("DELETE", `/api/admin/webhooks/${id}`);
      for (const one of closing.splice(0)) await one.close();
    },
  };
}

export type WebhookDesk = Awaited<ReturnType<typeof openWebhookDesk>>;

/** By the official library. @throws Error if the signature is another's */
export function verify(secret: string, { got }: Receiver, at = got.length - 1) {
  const { headers, body } = got[at]!;
  return new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
}

export const idsOf = ({ got }: Receiver) => got.map(({ headers }) => headers["webhook-id"]);
