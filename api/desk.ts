import { z } from "zod";
import { listStaff } from "../domain/accounts/list-staff.ts";
import { addNote } from "../domain/desk/add-note.ts";
import { changeConversation } from "../domain/desk/change-conversation.ts";
import { listInbox } from "../domain/desk/list-inbox.ts";
import { listMergeable } from "../domain/desk/list-mergeable.ts";
import { makeCompany } from "../domain/desk/make-company.ts";
import { readConversation } from "../domain/desk/read-conversation.ts";
import { reply } from "../domain/desk/reply.ts";
import {
  conversation,
  conversationChange,
  inboxQuery,
  listedConversation,
  mergeInput,
  mergeQuery,
  messageInput,
  mostFound,
  mostListed,
  newCompany,
  replyInput,
  winInput,
} from "../domain/desk/schema.ts";
import { mergeConversations } from "../domain/merge-conversations.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, failed, notFound, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Inbox";
const role = "admin";
const params = uuidRow;
const asItIs = ok(conversation, "The conversation as it is now.");

export const deskEndpoints = [
  endpoint(
    "GET /api/admin/inbox",
    {
      tag,
      role,
      summary: "List requests and leads",
      description: `Without a status, those in which somebody is still to do something, the next that is due first. \`X-Total-Count\` is how many fit; at most ${mostListed} are counted and listed, ${mostFound} of a search; then \`X-Total-More: true\` says that there are more.`,
      query: inboxQuery,
      responses: { 200: ok(z.array(listedConversation), "The conversations.") },
    },
    async ({ c, ctx, query }) => {
      const { conversations, total, more } = await listInbox(await ctx(), query);
      c.header("X-Total-Count", String(total));
      if (more) c.header("X-Total-More", "true");
      return conversations;
    },
  ),

  endpoint(
    "GET /api/admin/inbox/:id",
    {
      tag,
      role,
      params,
      summary: "Read a conversation with its notes",
      responses: { 200: ok(conversation, "The conversation."), 404: notFound },
    },
    async ({ ctx, params: { id } }) => readConversation(await ctx(), id),
  ),

  endpoint(
    "POST /api/admin/inbox/:id/reply",
    {
      tag,
      role,
      params,
      summary: "Answer a client",
      description:
        "The client is mailed the answer. With `after`, a colleague’s answer since then is a conflict, and `current` is that answer; without it, a colleague’s answer of the last 15 minutes is one, once.",
      body: replyInput,
      responses: { 201: asItIs, 404: notFound, 409: conflict },
    },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.deskTurns.consume(requireMember(as.actor).userId);
      return reply(as, id, body);
    },
  ),

  endpoint(
    "POST /api/admin/inbox/:id/notes",
    {
      tag,
      role,
      params,
      summary: "Add a note that only staff read",
      body: messageInput,
      responses: { 201: asItIs, 404: notFound, 409: failed("It has grown too long.") },
    },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.deskTurns.consume(requireMember(as.actor).userId);
      return addNote(as, id, body);
    },
  ),

  endpoint(
    "PATCH /api/admin/inbox/:id",
    {
      tag,
      role,
      params,
      summary: "Change status, assignee or urgency, or put it off",
      description:
        "A request is open, waiting for the client or solved; a lead is new, open, won, lost or spam. With `after`, putting off or ending it is a conflict where the client has written since, and `current` is that message.",
      body: conversationChange,
      responses: { 200: asItIs, 404: notFound, 409: conflict },
    },
    async ({ ctx, params: { id }, body, services: { limits, settings } }) => {
      const as = await ctx();
      await limits.deskTurns.consume(requireMember(as.actor).userId);
      const colleagues = await listStaff(as.db, settings.adminEmails);
      return changeConversation(as, id, body, {
        staffIds: colleagues.map((one) => one.id),
        deliverLead: settings.leadWebhook !== undefined,
      });
    },
  ),

  endpoint(
    "GET /api/admin/inbox/:id/merge",
    {
      tag,
      role,
      params,
      summary: "List what a conversation can be merged into",
      description:
        "What the same company, or the same person without one, has asked; for a lead also leads and requests of its address.",
      query: mergeQuery,
      responses: {
        200: ok(z.array(listedConversation), "Those with the newest word first."),
        404: notFound,
      },
    },
    async ({ ctx, params: { id }, query }) => listMergeable(await ctx(), id, query),
  ),

  endpoint(
    "POST /api/admin/inbox/:id/merge",
    {
      tag,
      role,
      params,
      summary: "Merge a conversation into another",
      description:
        "The other one shows both and keeps the earlier promise; work on this one counts as work on it. From then on it answers at this address too.",
      body: mergeInput,
      responses: {
        200: ok(conversation, "The conversation that is left."),
        404: notFound,
        409: failed("The two do not go together."),
      },
    },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.deskTurns.consume(requireMember(as.actor).userId);
      return mergeConversations(as, id, body);
    },
  ),

  endpoint(
    "POST /api/admin/inbox/:id/company",
    {
      tag,
      role,
      params,
      summary: "Make a lead a company",
      description:
        "The lead is won. With `after`, it is a conflict where the client has written since, and `current` is that message.",
      body: winInput,
      mayOmitBody: true,
      responses: {
        201: ok(newCompany, "The company."),
        404: notFound,
        409: conflict,
      },
    },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await services.limits.deskTurns.consume(requireMember(as.actor).userId);
      return makeCompany(as, id, body);
    },
  ),
];
