import { z } from "zod";
import { rejectRequest } from "../domain/applications/decide-request.ts";
import { approveMembershipRequest } from "../domain/approve-membership-request.ts";
import { listRequests } from "../domain/applications/list-requests.ts";
import { previewRequestDecision } from "../domain/applications/preview-request-decision.ts";
import {
  approval,
  decisionNote,
  listedRequest,
  requestQuery,
} from "../domain/applications/schema.ts";
import { conflict, notFound, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { countPreview, previewed } from "./preview-decision.ts";
import { rowId } from "./row-id.ts";

const tag = "Staff";
const role = "admin";
const decided = {
  200: ok(listedRequest, "The request as it is now."),
  404: notFound,
  409: conflict,
};

export const membershipRequestEndpoints = [
  endpoint(
    "GET /api/admin/membership-requests",
    {
      tag,
      role,
      summary: "List membership requests",
      description:
        "`X-Total-Count` is how many fit, `X-Pending-Count` how many of all still wait for a decision.",
      query: requestQuery,
      responses: { 200: ok(z.array(listedRequest), "The requests.") },
    },
    async ({ c, ctx, query }) => {
      const { requests, total, pending } = await listRequests(await ctx(), query);
      c.header("X-Total-Count", String(total));
      c.header("X-Pending-Count", String(pending));
      return requests;
    },
  ),

  endpoint(
    "PATCH /api/admin/membership-requests/:id/approve",
    {
      tag,
      role,
      params: rowId,
      summary: "Approve a request as a plan",
      body: approval,
      responses: decided,
    },
    async ({ ctx, params, body }) => approveMembershipRequest(await ctx(), params.id, body),
  ),

  endpoint(
    "PATCH /api/admin/membership-requests/:id/reject",
    {
      tag,
      role,
      params: rowId,
      summary: "Reject a request",
      body: decisionNote,
      mayOmitBody: true,
      responses: decided,
    },
    async ({ ctx, params, body }) => rejectRequest(await ctx(), params.id, body),
  ),

  endpoint(
    "POST /api/admin/membership-requests/:id/approve/preview",
    {
      tag,
      role,
      params: rowId,
      summary: "Read the email that an approval would send",
      body: approval,
      responses: previewed,
    },
    async ({ ctx, services, params, body }) => {
      const as = await ctx();
      await countPreview(services, as);
      return previewRequestDecision(as, services.settings, params.id, body);
    },
  ),

  endpoint(
    "POST /api/admin/membership-requests/:id/reject/preview",
    {
      tag,
      role,
      params: rowId,
      summary: "Read the email that a rejection would send",
      body: decisionNote,
      mayOmitBody: true,
      responses: previewed,
    },
    async ({ ctx, services, params, body }) => {
      const as = await ctx();
      await countPreview(services, as);
      return previewRequestDecision(as, services.settings, params.id, body);
    },
  ),
];
