import { z } from "zod";
import { endOtherSessions, endOwnSession, endSessionsOf } from "../domain/accounts/end-sessions.ts";
import { requireFreshSignIn } from "../domain/accounts/fresh-sign-in.ts";
import { listSessions } from "../domain/accounts/list-sessions.ts";
import { listSignedIn } from "../domain/accounts/list-signed-in.ts";
import {
  endedSessions,
  listedSession,
  signedInPerson,
  signedInQuery,
} from "../domain/accounts/schema.ts";
import { notFound, nothing, ok, stale } from "./responses.ts";
import { clearSession } from "./cookies.ts";
import { endpoint } from "./endpoint.ts";
import { currentSession } from "./current-session.ts";

export const accountSessionEndpoints = [
  endpoint(
    "GET /api/account/sessions",
    {
      tag: "Account",
      role: "member",
      summary: "List where you are signed in",
      responses: { 200: ok(z.array(listedSession), "The sessions.") },
    },
    async ({ c, ctx, services }) => {
      const { session } = await currentSession(c, services);
      return listSessions(await ctx(), session?.id ?? null);
    },
  ),

  endpoint(
    "DELETE /api/account/sessions/others",
    {
      tag: "Account",
      role: "member",
      summary: "Sign out everywhere else",
      fresh: true,
      responses: { 200: ok(endedSessions, "How many sessions ended.") },
    },
    async ({ c, ctx, services }) => {
      const { session } = await currentSession(c, services);
      return endOtherSessions(await ctx(), session?.id ?? null);
    },
  ),

  endpoint(
    "DELETE /api/account/sessions/:id",
    {
      tag: "Account",
      role: "member",
      summary: "Sign out in one place",
      description: "This session ends at any time, another one only with a recent sign-in.",
      responses: { 204: nothing, 403: stale, 404: notFound },
    },
    async ({ c, ctx, services }) => {
      const id = c.req.param("id");
      const { session } = await currentSession(c, services);
      if (id !== session?.id) requireFreshSignIn(services, session);
      await endOwnSession(await ctx(), id);
      if (id === session?.id) clearSession(c, services);
    },
  ),

  endpoint(
    "GET /api/admin/sessions",
    {
      tag: "Staff",
      role: "admin",
      summary: "List who is signed in",
      query: signedInQuery,
      responses: { 200: ok(z.array(signedInPerson), "The fifty most recently active.") },
    },
    async ({ ctx, query }) => listSignedIn(await ctx(), query),
  ),

  endpoint(
    "DELETE /api/admin/users/:id/sessions",
    {
      tag: "Staff",
      role: "admin",
      summary: "End all sessions of a member",
      responses: { 200: ok(endedSessions, "How many sessions ended."), 404: notFound },
    },
    async ({ c, ctx }) => endSessionsOf(await ctx(), c.req.param("id")),
  ),
];
