import { z } from "zod";
import {
  changeEndpoint,
  deleteEndpoint,
  rotateSecret,
} from "../domain/webhooks/change-endpoint.ts";
import { createEndpoint } from "../domain/webhooks/create-endpoint.ts";
import { listDeliveries } from "../domain/webhooks/list-deliveries.ts";
import { listEndpoints } from "../domain/webhooks/list-endpoints.ts";
import {
  deliveryQuery,
  endpointChange,
  endpointWithSecret,
  mostListed,
  newEndpoint,
  secretReplacement,
  webhookDelivery,
  webhookEndpoint,
} from "../domain/webhooks/schema.ts";
import { sendAgain, sendTest } from "../domain/webhooks/send-again.ts";
import type { Ctx } from "../platform/context.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, failed, notFound, nothing, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";
import type { Services } from "./services.ts";

const tag = "Webhooks";
const role = "admin";
const params = uuidRow;
const isOff = failed("The endpoint is turned off.");

async function changing(ctx: () => Promise<Ctx>, { limits }: Services): Promise<Ctx> {
  const as = await ctx();
  await limits.webhookChanges.consume(requireMember(as.actor).userId);
  return as;
}

export const webhookEndpoints = [
  endpoint(
    "GET /api/admin/webhooks",
    {
      tag,
      role,
      summary: "List the endpoints that are told of events",
      responses: { 200: ok(z.array(webhookEndpoint), "The oldest first.") },
    },
    async ({ ctx }) => listEndpoints(await ctx()),
  ),

  endpoint(
    "POST /api/admin/webhooks",
    {
      tag,
      role,
      summary: "Add an endpoint",
      description:
        "Events are sent as Standard Webhooks has it, signed with the secret, which only this answer shows.",
      body: newEndpoint,
      responses: {
        201: ok(endpointWithSecret, "The endpoint with its secret."),
        409: failed("There are too many."),
      },
    },
    async ({ ctx, body, services }) =>
      createEndpoint(await changing(ctx, services), services.settings, body),
  ),

  endpoint(
    "PATCH /api/admin/webhooks/:id",
    {
      tag,
      role,
      params,
      summary: "Change an endpoint, or turn it off and on",
      description: "What happens while it is off is sent once it is on again.",
      body: endpointChange,
      responses: {
        200: ok(webhookEndpoint, "The endpoint as it is now."),
        404: notFound,
        409: conflict,
      },
    },
    async ({ ctx, params: { id }, body, services }) =>
      changeEndpoint(await changing(ctx, services), services.settings, id, body),
  ),

  endpoint(
    "DELETE /api/admin/webhooks/:id",
    {
      tag,
      role,
      params,
      summary: "Delete an endpoint with its deliveries",
      responses: { 204: nothing, 404: notFound },
    },
    async ({ ctx, params: { id }, services }) => deleteEndpoint(await changing(ctx, services), id),
  ),

  endpoint(
    "POST /api/admin/webhooks/:id/secret",
    {
      tag,
      role,
      params,
      summary: "Replace an endpoint’s secret",
      description: "For a day both sign: `webhook-signature` holds two signatures.",
      body: secretReplacement,
      mayOmitBody: true,
      responses: {
        201: ok(endpointWithSecret, "The endpoint with its secret."),
        404: notFound,
        409: conflict,
      },
    },
    async ({ ctx, params: { id }, body, services }) =>
      rotateSecret(await changing(ctx, services), services.settings, id, body),
  ),

  endpoint(
    "POST /api/admin/webhooks/:id/test",
    {
      tag,
      role,
      params,
      summary: "Send a test event",
      responses: { 201: ok(webhookDelivery, "The delivery."), 404: notFound, 409: isOff },
    },
    async ({ ctx, params: { id }, services }) => sendTest(await changing(ctx, services), id),
  ),

  endpoint(
    "GET /api/admin/webhook-deliveries",
    {
      tag,
      role,
      summary: "List deliveries",
      description: `\`X-Total-Count\` is how many fit, at most ${mostListed}. They are kept for 30 days.`,
      query: deliveryQuery,
      responses: { 200: ok(z.array(webhookDelivery), "The newest first.") },
    },
    async ({ c, ctx, query }) => {
      const { deliveries, total } = await listDeliveries(await ctx(), query);
      c.header("X-Total-Count", String(total));
      return deliveries;
    },
  ),

  endpoint(
    "POST /api/admin/webhook-deliveries/:id/again",
    {
      tag,
      role,
      params,
      summary: "Send a delivery again, under the same id",
      responses: { 201: ok(webhookDelivery, "The delivery."), 404: notFound, 409: isOff },
    },
    async ({ ctx, params: { id }, services }) => sendAgain(await changing(ctx, services), id),
  ),
];
