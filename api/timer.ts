import { discardTimer } from "../domain/hours/timer/discard-timer.ts";
import { findTimer } from "../domain/hours/timer/find-timer.ts";
import { startTimer } from "../domain/hours/timer/start-timer.ts";
import { ownTimer, timerInput, timerSeen } from "../domain/hours/timer/schema.ts";
import { endpoint } from "./endpoint.ts";
import { notFound, nothing, ok } from "./responses.ts";

const tag = "Staff";
const role = "admin";

export const timerEndpoints = [
  endpoint(
    "GET /api/admin/timer",
    {
      tag,
      role,
      summary: "See your running timer",
      responses: { 200: ok(ownTimer, "The timer, or null.") },
    },
    async ({ ctx }) => findTimer(await ctx()),
  ),

  endpoint(
    "PUT /api/admin/timer",
    {
      tag,
      role,
      summary: "Start your timer",
      description: "One that runs already keeps its start, and takes over company and text.",
      body: timerInput,
      responses: { 200: ok(ownTimer, "The timer."), 404: notFound },
    },
    async ({ ctx, body }) => startTimer(await ctx(), body),
  ),

  endpoint(
    "DELETE /api/admin/timer",
    {
      tag,
      role,
      summary: "Discard your timer",
      query: timerSeen,
      responses: { 204: nothing },
    },
    async ({ ctx, query }) => discardTimer(await ctx(), query),
  ),
];
