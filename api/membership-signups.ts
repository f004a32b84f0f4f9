import { z } from "zod";
import { decisionNote } from "../domain/applications/schema.ts";
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
      "Puts the plan on the account that proved the address, now or at its first sign-in, and writes to the applicant. Charges nothing.",
  },
  {
    verb: "cancel",
    status: "cancelled",
    summary: "Cancel a signup",
    description: "Writes to the applicant. A canceled signup stays canceled.",
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

  ...decisions.flatMap(({ verb, status, summary, description }) => [
    endpoint(
      `PATCH /api/admin/membership-signups/:id/${verb}`,
      { tag, role, ...input, summary, description, responses: decided },
      async ({ ctx, params, body: { note } }) =>
        decideSignup(await ctx(), params.id, { status, note }),
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
