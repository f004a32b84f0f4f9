import { z } from "zod";
import { approveWork } from "../domain/hours/approve-work.ts";
import { grantGoodwill } from "../domain/hours/grant-goodwill.ts";
import { listWork } from "../domain/hours/list-work.ts";
import { answerAboutWork } from "../domain/hours/question-work.ts";
import { reverseWork } from "../domain/hours/reverse-work.ts";
import {
  goodwillInput,
  listedGrant,
  listedWork,
  mostFound,
  mostListed,
  questionInput,
  sendingBack,
  toldWork,
  workChange,
  workInput,
  workQuery,
  workSeen,
} from "../domain/hours/schema.ts";
import { sendBackWork } from "../domain/hours/send-back-work.ts";
import { changeOfficeWork, logOfficeWork } from "../domain/office/work-on-request.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, notFound, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Work";
const role = "admin";
const params = uuidRow;
const changed = { 200: ok(listedWork, "The line as it is now."), 404: notFound, 409: conflict };

export const workEndpoints = [
  endpoint(
    "GET /api/admin/work",
    {
      tag,
      role,
      summary: "List work",
      description: `\`X-Total-Count\` is how many fit, \`X-Pending-Count\` how many wait for approval. At most the newest ${mostListed} are counted and listed, ${mostFound} of a search; then \`X-Total-More: true\` says that there are more.`,
      query: workQuery,
      responses: { 200: ok(z.array(listedWork), "The newest first.") },
    },
    async ({ c, ctx, query }) => {
      const { work, total, more, waiting } = await listWork(await ctx(), query);
      c.header("X-Total-Count", String(total));
      if (more) c.header("X-Total-More", "true");
      c.header("X-Pending-Count", String(waiting));
      return work;
    },
  ),

  endpoint(
    "POST /api/admin/work",
    {
      tag,
      role,
      summary: "Log work",
      description: "Minutes are rounded up to 15, once.",
      body: workInput,
      responses: { 201: ok(listedWork, "Waiting for approval."), 404: notFound },
    },
    async ({ ctx, body }) => logOfficeWork(await ctx(), body),
  ),

  endpoint(
    "PATCH /api/admin/work/:id",
    {
      tag,
      role,
      params,
      summary: "Change work that is not approved",
      description: "Other minutes, another date or place need an owner’s agreement anew.",
      body: workChange,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => changeOfficeWork(await ctx(), id, body),
  ),

  endpoint(
    "POST /api/admin/work/:id/approve",
    {
      tag,
      role,
      params,
      summary: "Approve work",
      description:
        "Draws on the company’s hours. Refused while hours beyond them wait for an owner’s agreement.",
      body: workSeen,
      mayOmitBody: true,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => approveWork(await ctx(), id, body),
  ),

  endpoint(
    "POST /api/admin/work/:id/send-back",
    {
      tag,
      role,
      params,
      summary: "Send work back to be changed",
      body: sendingBack,
      responses: changed,
    },
    async ({ ctx, params: { id }, body }) => sendBackWork(await ctx(), id, body),
  ),

  endpoint(
    "POST /api/admin/work/:id/reverse",
    {
      tag,
      role,
      params,
      summary: "Reverse approved work",
      description: "Gives its hours back. A closed statement stays as it was.",
      responses: changed,
    },
    async ({ ctx, params: { id } }) => reverseWork(await ctx(), id),
  ),

  endpoint(
    "POST /api/admin/work/:id/answers",
    {
      tag,
      role,
      params,
      summary: "Answer a question about work",
      body: questionInput,
      responses: {
        201: ok(toldWork, "The line with all that was asked and answered."),
        404: notFound,
        409: conflict,
      },
    },
    async ({ ctx, params: { id }, body }) => answerAboutWork(await ctx(), id, body),
  ),

  endpoint(
    "POST /api/admin/companies/:id/goodwill",
    {
      tag,
      role,
      params,
      summary: "Give a company goodwill hours",
      description: "They are used before all others, and expire as the current period’s do.",
      body: goodwillInput,
      responses: { 201: ok(listedGrant, "The grant."), 404: notFound },
    },
    async ({ ctx, params: { id }, body }) => grantGoodwill(await ctx(), id, body),
  ),
];
