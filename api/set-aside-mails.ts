import { z } from "zod";
import { dismissMail, listSetAside, takeInMail } from "../domain/desk/mail/set-aside-mails.ts";
import { setAsideMail, takenInMail } from "../domain/desk/mail/schema.ts";
import { endpoint } from "./endpoint.ts";
import { failed, notFound, nothing, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Inbox";
const role = "admin";
const params = uuidRow;

export const setAsideMailEndpoints = [
  endpoint(
    "GET /api/admin/set-aside-mails",
    {
      tag,
      role,
      summary: "List emails that were set aside",
      description: "Automatic replies, bounces, lists, loops, and what does not say who wrote it.",
      responses: { 200: ok(z.array(setAsideMail), "The newest hundred.") },
    },
    async ({ ctx }) => listSetAside(await ctx()),
  ),

  endpoint(
    "POST /api/admin/set-aside-mails/:id/intake",
    {
      tag,
      role,
      params,
      summary: "Take an email in as a lead",
      responses: { 201: ok(takenInMail, "The lead."), 404: notFound, 409: failed("It cannot be.") },
    },
    async ({ ctx, params: { id }, services: { settings } }) =>
      takeInMail(await ctx(), id, { deliverLead: settings.leadWebhook !== undefined }),
  ),

  endpoint(
    "POST /api/admin/set-aside-mails/:id/dismissal",
    {
      tag,
      role,
      params,
      summary: "Dismiss an email that was set aside",
      responses: { 204: nothing, 404: notFound },
    },
    async ({ ctx, params: { id } }) => dismissMail(await ctx(), id),
  ),
];
