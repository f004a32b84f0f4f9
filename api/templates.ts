import { z } from "zod";
import { fillTemplates } from "../domain/fill-templates.ts";
import {
  changeTemplate,
  createTemplate,
  removeTemplate,
} from "../domain/templates/change-templates.ts";
import { listTemplates } from "../domain/templates/list-templates.ts";
import {
  filledTemplate,
  replyTemplate,
  templateChange,
  templateInput,
} from "../domain/templates/schema.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, failed, nothing, notFound, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";
import type { Services } from "./services.ts";
import type { Ctx } from "../platform/context.ts";

const tag = "Inbox";
const role = "admin";
const params = uuidRow;

const counted = ({ limits }: Services, { actor }: Ctx) =>
  limits.deskTurns.consume(requireMember(actor).userId);

export const templateEndpoints = [
  endpoint(
    "GET /api/admin/templates",
    {
      tag,
      role,
      summary: "List the templates of answers",
      responses: { 200: ok(z.array(replyTemplate), "By name.") },
    },
    async ({ ctx }) => listTemplates(await ctx()),
  ),

  endpoint(
    "GET /api/admin/inbox/:id/templates",
    {
      tag,
      role,
      params,
      summary: "Fill the templates for a conversation",
      description:
        "What the conversation lacks stays in the text as it is written, such as `{{plan}}`. An answer with such a field is refused.",
      responses: { 200: ok(z.array(filledTemplate), "By name."), 404: notFound },
    },
    async ({ ctx, params: { id } }) => fillTemplates(await ctx(), id),
  ),

  endpoint(
    "POST /api/admin/templates",
    {
      tag,
      role,
      summary: "Add a template",
      body: templateInput,
      responses: { 201: ok(replyTemplate, "The template."), 409: failed("There are too many.") },
    },
    async ({ ctx, body, services }) => {
      const as = await ctx();
      await counted(services, as);
      return createTemplate(as, body);
    },
  ),

  endpoint(
    "PATCH /api/admin/templates/:id",
    {
      tag,
      role,
      params,
      summary: "Change a template",
      body: templateChange,
      responses: { 200: ok(replyTemplate, "As it is now."), 404: notFound, 409: conflict },
    },
    async ({ ctx, params: { id }, body, services }) => {
      const as = await ctx();
      await counted(services, as);
      return changeTemplate(as, id, body);
    },
  ),

  endpoint(
    "DELETE /api/admin/templates/:id",
    {
      tag,
      role,
      params,
      summary: "Remove a template",
      responses: { 204: nothing, 404: notFound },
    },
    async ({ ctx, params: { id }, services }) => {
      const as = await ctx();
      await counted(services, as);
      await removeTemplate(as, id);
    },
  ),
];
