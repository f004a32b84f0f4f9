import { z } from "zod";
import { askForHelp } from "../domain/desk/ask.ts";
import { listRequests } from "../domain/desk/list-requests.ts";
import { readRequest } from "../domain/desk/read-request.ts";
import { sayPromises } from "../domain/desk/promises/say-promises.ts";
import {
  listedRequest,
  messageInput,
  request,
  requestInput,
  requestQuery,
} from "../domain/desk/schema.ts";
import { promiseQuery, promises } from "../domain/desk/promises/schema.ts";
import { reopenRequest, solveRequest } from "../domain/desk/solve-request.ts";
import { writeMessage } from "../domain/desk/write-message.ts";
import { toldWork } from "../domain/hours/schema.ts";
import { ownRequestWork } from "../domain/own-request-work.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { anotherInView, failed, notFound, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Requests";
const role = "member";
const params = uuidRow;
const asItIs = ok(request, "The request as it is now.");

export const requestEndpoints = [
  endpoint(
    "GET /api/requests",
    {
      tag,
      role,
      summary: "List what you and your company have asked for",
      description:
        "Owners and requesters read what their company has asked for, everybody what they asked without a company. `X-Total-Count` is how many there are.",
      query: requestQuery,
      responses: {
        200: ok(z.array(listedRequest), "Those with the newest word first."),
        404: notFound,
      },
    },
    async ({ c, ctx, query }) => {
      const { requests, total } = await listRequests(await ctx(), query);
      c.header("X-Total-Count", String(total));
      return requests;
    },
  ),

  endpoint(
    "GET /api/requests/promises",
    {
      tag,
      role,
      summary: "See by when you would be answered",
      query: promiseQuery,
      responses: { 200: ok(promises, "For a request that is sent now."), 404: notFound },
    },
    async ({ ctx, query }) => sayPromises(await ctx(), query.companyId),
  ),

  endpoint(
    "POST /api/requests",
    {
      tag,
      role,
      summary: "Ask for help",
      description:
        "For a company by its owners and requesters. Somebody without a company always asks a standard request.",
      body: requestInput,
      responses: {
        201: ok(request, "The request, with the promise."),
        404: notFound,
        409: anotherInView,
      },
    },
    async ({ ctx, body, services }) => {
      const as = await ctx();
      await services.limits.requests.consume(requireMember(as.actor).userId);
      return askForHelp(as, body);
    },
  ),

  endpoint(
    "GET /api/requests/:id",
    {
      tag,
      role,
      params,
      summary: "Read a request",
      responses: { 200: ok(request, "With all that was written."), 404: notFound },
    },
    async ({ ctx, params: { id } }) => readRequest(await ctx(), id),
  ),

  endpoint(
    "GET /api/requests/:id/work",
    {
      tag,
      role,
      params,
      summary: "List what was done on a request",
      responses: { 200: ok(z.array(toldWork), "The oldest first."), 404: notFound },
    },
    async ({ ctx, params: { id } }) => ownRequestWork(await ctx(), id),
  ),

  endpoint(
    "POST /api/requests/:id/messages",
    {
      tag,
      role,
      params,
      summary: "Write to a request",
      description: "What was solved is open again.",
      body: messageInput,
      responses: { 201: asItIs, 404: notFound, 409: failed("It has grown too long.") },
    },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.requestMessages.consume(requireMember(as.actor).userId);
      return writeMessage(as, id, body);
    },
  ),

  endpoint(
    "POST /api/requests/:id/solution",
    {
      tag,
      role,
      params,
      summary: "Mark a request as solved",
      responses: { 200: asItIs, 404: notFound },
    },
    async ({ ctx, params: { id }, services }) => {
      const as = await ctx();
      await services.limits.requestMessages.consume(requireMember(as.actor).userId);
      return solveRequest(as, id);
    },
  ),

  endpoint(
    "DELETE /api/requests/:id/solution",
    {
      tag,
      role,
      params,
      summary: "Open a request again",
      responses: { 200: asItIs, 404: notFound },
    },
    async ({ ctx, params: { id }, services }) => {
      const as = await ctx();
      await services.limits.requestMessages.consume(requireMember(as.actor).userId);
      return reopenRequest(as, id);
    },
  ),
];
