import { z } from "zod";
import { signedInPerson, signedInQuery } from "../../domain/accounts/schema.ts";
import { listedSignup, signupQuery } from "../../domain/billing/schema.ts";
import { approval, listedRequest, requestQuery } from "../../domain/membership/schema.ts";
import {
  conflict,
  invalid,
  message,
  notFound,
  ok,
  time,
  type EndpointReference,
} from "./describe.ts";
import { ended } from "./person.ts";

const tag = "Staff";

const heldEnquiry = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  interestedIn: z.string(),
  message: z.string(),
  quarantinedBecause: z.enum(["honeypot", "too_fast"]),
  createdAt: time,
});

const failedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  payload: z.unknown(),
  error: z.string(),
  failedAt: time,
});

export const staff = {
  "GET /api/admin/membership-requests": {
    tag,
    summary: "List membership requests",
    description:
      "`X-Total-Count` is how many fit, `X-Pending-Count` how many of all still wait for a decision.",
    query: requestQuery,
    answers: { 200: ok(z.array(listedRequest), "The requests.") },
  },
  "PATCH /api/admin/membership-requests/:id/approve": {
    tag,
    summary: "Approve a request as a plan",
    body: approval,
    answers: {
      200: ok(listedRequest, "The request as it is now."),
      400: invalid,
      404: notFound,
      409: conflict,
    },
  },
  "PATCH /api/admin/membership-requests/:id/reject": {
    tag,
    summary: "Reject a request",
    answers: {
      200: ok(listedRequest, "The request as it is now."),
      404: notFound,
      409: conflict,
    },
  },
  "GET /api/admin/membership-signups": {
    tag,
    summary: "List signups with a saved card",
    description:
      "`X-Total-Count` is how many fit, `X-Pending-Count` how many of all still wait for the call.",
    query: signupQuery,
    answers: { 200: ok(z.array(listedSignup), "The signups.") },
  },
  "PATCH /api/admin/membership-signups/:id/confirm": {
    tag,
    summary: "Confirm a signup after the call",
    description:
      "Puts the plan on the account that proved the address, now or at its first sign-in, and writes to the applicant. Charges nothing.",
    answers: {
      200: ok(listedSignup, "The signup as it is now."),
      404: notFound,
      409: conflict,
    },
  },
  "PATCH /api/admin/membership-signups/:id/cancel": {
    tag,
    summary: "Cancel a signup",
    description: "Writes to the applicant. A cancelled signup stays cancelled.",
    answers: {
      200: ok(listedSignup, "The signup as it is now."),
      404: notFound,
      409: conflict,
    },
  },
  "GET /api/admin/sessions": {
    tag,
    summary: "List who is signed in",
    query: signedInQuery,
    answers: { 200: ok(z.array(signedInPerson), "The fifty who were here last.") },
  },
  "DELETE /api/admin/users/:id/sessions": {
    tag,
    summary: "End all sessions of a member",
    answers: { 200: ok(ended, "How many sessions ended."), 404: notFound },
  },
  "GET /api/admin/held-enquiries": {
    tag,
    summary: "List messages that were taken for a machine’s",
    answers: { 200: ok(z.array(heldEnquiry), "The newest hundred.") },
  },
  "GET /api/admin/failed-jobs": {
    tag,
    summary: "List jobs that ran out of tries",
    answers: { 200: ok(z.array(failedJob), "The jobs, newest first.") },
  },
  "POST /api/admin/failed-jobs/:id/retry": {
    tag,
    summary: "Let a failed job run again",
    answers: { 200: ok(message, "It will run."), 404: notFound },
  },
} satisfies Record<string, EndpointReference>;
