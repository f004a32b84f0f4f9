import { z } from "zod";
import { decisionNote } from "../domain/applications/schema.ts";
import { chargeAgain } from "../domain/billing/charging/charge-again.ts";
import { decideSignup } from "../domain/billing/decide-signup.ts";
import { listSignups } from "../domain/billing/list-signups.ts";
import { previewSignupDecision } from "../domain/billing/preview-signup-decision.ts";
import { listedSignup, signupQuery } from "../domain/billing/schema.ts";
import { conflict, notFound, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { countPreview, previewed } from "./preview-decision.ts";
import { rowId } from "./row-id.ts";

const tag = "Staff";
const role = "admin";
const input = { params: rowId, body: decisionNote, mayOmitBody: true } as const;
const decided = {
  200: ok(listedSignup, "The signup as it is now."),
  404: notFound,
  409: conflict,
};

const decisions = [
  {
    verb: "confirm",
    status: "confirmed",
    summary: "Confirm a signup after the call",
    description:
      "Starts the subscription on the saved card and writes to the applicant. The membership begins when the first payment has gone through; `charge` says how it stands.",
  },
  {
    verb: "cancel",
    status: "cancelled",
    summary: "Cancel a signup",
    description:
      "Writes to the applicant and lets go of their card. A canceled signup stays canceled.",
  },
] as const;

export const membershipSignupEndpoints = [
  endpoint(
    "GET /api/admin/membership-signups",
    {
      tag,
      role,
      summary: "List signups with a saved card",
      description:
        "`X-Total-Count` is how many fit, `X-Pending-Count` how many of all still wait for the call.",
      query: signupQuery,
      responses: { 200: ok(z.array(listedSignup), "The signups.") },
    },
    async ({ c, ctx, query }) => {
      const { signups, total, pending } = await listSignups(await ctx(), query);
      c.header("X-Total-Count", String(total));
      c.header("X-Pending-Count", String(pending));
      return signups;
    },
  ),

  endpoint(
    "POST /api/admin/membership-signups/:id/charge",
    {
      tag,
      role,
      params: rowId,
      summary: "Ask the card of a confirmed signup again for its first payment",
      description: "What has been paid is never charged again.",
      responses: { 200: decided[200], 404: notFound, 409: conflict },
    },
    async ({ ctx, services: { charges }, params }) => chargeAgain(await ctx(), charges, params.id),
  ),

  ...decisions.flatMap(({ verb, status, summary, description }) => [
    endpoint(
      `PATCH /api/admin/membership-signups/:id/${verb}`,
      { tag, role, ...input, summary, description, responses: decided },
      async ({ ctx, services: { charges }, params, body: { note } }) =>
        decideSignup(await ctx(), charges, params.id, { status, note }),
    ),

    endpoint(
      `POST /api/admin/membership-signups/:id/${verb}/preview`,
      {
        tag,
        role,
        ...input,
        summary: `Read the email that “${verb}” would send`,
        responses: previewed,
      },
      async ({ ctx, services, params, body: { note } }) => {
        const as = await ctx();
        await countPreview(services, as);
        return previewSignupDecision(as, services.settings, params.id, { status, note });
      },
    ),
  ]),
];
