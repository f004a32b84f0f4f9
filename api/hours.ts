import { z } from "zod";
import { agreeOverage } from "../domain/hours/agree-overage.ts";
import { ownHours } from "../domain/hours/own-hours.ts";
import { askAboutWork } from "../domain/hours/question-work.ts";
import { getStatement, getStatementPdf, listStatements } from "../domain/hours/read-statements.ts";
import {
  agreementQuery,
  ownHours as ownHoursAnswer,
  questionInput,
  toldWork,
} from "../domain/hours/schema.ts";
import { listedStatement, shownStatement } from "../domain/hours/statements/schema.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { conflict, failed, notFound, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Hours";
const role = "member";
const params = uuidRow;
const noCompany = failed("You do not belong to a company yet.");
const wrongSeat = failed("Your role in the company does not include this.");

export const hoursEndpoints = [
  endpoint(
    "GET /api/membership/hours",
    {
      tag,
      role,
      summary: "Get the hours of your company",
      description: "Of the company in view, for its owners, requesters and viewers.",
      responses: { 200: ok(ownHoursAnswer, "Its hours today."), 403: wrongSeat, 404: noCompany },
    },
    async ({ ctx }) => ownHours(await ctx()),
  ),

  endpoint(
    "GET /api/membership/statements",
    {
      tag,
      role,
      summary: "List the statements of your company",
      responses: { 200: ok(z.array(listedStatement), "The newest first."), 404: noCompany },
    },
    async ({ ctx }) => listStatements(await ctx()),
  ),

  endpoint(
    "GET /api/membership/statements/:id",
    {
      tag,
      role,
      params,
      summary: "Get a statement",
      description: "A statement never changes: a late correction shows in the next one.",
      responses: { 200: ok(shownStatement, "As it was told."), 404: notFound },
    },
    async ({ ctx, params: { id } }) => getStatement(await ctx(), id),
  ),

  endpoint(
    "GET /api/membership/statements/:id/pdf",
    {
      tag,
      role,
      params,
      summary: "Get a statement as a PDF",
      responses: {
        200: { description: "The file.", type: "application/pdf" },
        404: notFound,
      },
    },
    async ({ c, ctx, params: { id } }) => {
      const { hash, pdf } = await getStatementPdf(await ctx(), id);
      return c.body(new Uint8Array(pdf), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="statement-${hash.slice(0, 8)}.pdf"`,
      });
    },
  ),

  endpoint(
    "POST /api/membership/work/:id/agreement",
    {
      tag,
      role,
      params,
      summary: "Agree to hours beyond those of the plan",
      description: "For owners: the line can be approved then.",
      query: agreementQuery,
      responses: {
        200: ok(toldWork, "The line as it is now."),
        403: wrongSeat,
        404: notFound,
        409: conflict,
      },
    },
    async ({ ctx, params: { id }, query }) => agreeOverage(await ctx(), id, query),
  ),

  endpoint(
    "POST /api/membership/work/:id/questions",
    {
      tag,
      role,
      params,
      summary: "Ask about a line of work",
      description: "For owners and requesters.",
      body: questionInput,
      responses: {
        201: ok(toldWork, "The line with all that was asked and answered."),
        403: wrongSeat,
        404: notFound,
        409: conflict,
      },
    },
    async ({ ctx, params: { id }, body, services: { limits } }) => {
      const as = await ctx();
      await limits.workQuestions.consume(requireMember(as.actor).userId);
      return askAboutWork(as, id, body);
    },
  ),
];
