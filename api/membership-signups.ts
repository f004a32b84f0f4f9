import { z } from "zod";
import { decideSignup } from "../domain/billing/decide-signup.ts";
import { listSignups } from "../domain/billing/list-signups.ts";
import { listedSignup, signupQuery } from "../domain/billing/schema.ts";
import { conflict, notFound, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { rowId } from "./row-id.ts";

const tag = "Staff";
const role = "admin";
const decided = {
  200: ok(listedSignup, "The signup as it is now."),
  404: notFound,
  409: conflict,
};

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
    "PATCH /api/admin/membership-signups/:id/confirm",
    {
      tag,
      role,
      params: rowId,
      summary: "Confirm a signup after the call",
      description:
        "Puts the plan on the account that proved the address, now or at its first sign-in, and writes to the applicant. Charges nothing.",
      responses: decided,
    },
    async ({ ctx, params }) => decideSignup(await ctx(), params.id, "confirmed"),
  ),

  endpoint(
    "PATCH /api/admin/membership-signups/:id/cancel",
    {
      tag,
      role,
      params: rowId,
      summary: "Cancel a signup",
      description: "Writes to the applicant. A canceled signup stays canceled.",
      responses: decided,
    },
    async ({ ctx, params }) => decideSignup(await ctx(), params.id, "cancelled"),
  ),
];
