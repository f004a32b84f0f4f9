import { z } from "zod";
import { countWaiting } from "../domain/office/count-waiting.ts";
import { foundGroup, officeSearch, waitingCounts } from "../domain/office/schema.ts";
import {
  pastWeeks as pastWeeksAnswer,
  today,
  keptQuery,
  promisesKept,
} from "../domain/office/today/schema.ts";
import { searchOffice } from "../domain/office/search-office.ts";
import { pastWeeks } from "../domain/office/today/past-weeks.ts";
import { showPromisesKept } from "../domain/office/today/promises-kept.ts";
import { showToday } from "../domain/office/today/show-today.ts";
import { requireAdmin } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { ok } from "./responses.ts";

const tag = "Staff";
const role = "admin";

export const officeEndpoints = [
  endpoint(
    "GET /api/admin/counts",
    {
      tag,
      role,
      summary: "Count what waits for staff",
      responses: { 200: ok(waitingCounts, "How much of each waits.") },
    },
    async ({ ctx, services }) => countWaiting(await ctx(), services.queue),
  ),

  endpoint(
    "GET /api/admin/today",
    {
      tag,
      role,
      summary: "List what needs a person now",
      responses: { 200: ok(today, "Each with the promise it is under.") },
    },
    async ({ ctx, services }) => showToday(await ctx(), services.queue),
  ),

  endpoint(
    "GET /api/admin/today/weeks",
    {
      tag,
      role,
      summary: "Show the last twelve weeks",
      responses: { 200: ok(pastWeeksAnswer, "Answers, hours and leads.") },
    },
    async ({ ctx }) => pastWeeks(await ctx()),
  ),

  endpoint(
    "GET /api/admin/promises",
    {
      tag,
      role,
      summary: "Show which promises of an answer were kept",
      query: keptQuery,
      responses: { 200: ok(promisesKept, "By week, by urgency and by company.") },
    },
    async ({ ctx, query }) => showPromisesKept(await ctx(), query),
  ),

  endpoint(
    "GET /api/admin/search",
    {
      tag,
      role,
      summary: "Search the whole back office",
      query: officeSearch,
      responses: { 200: ok(z.array(foundGroup), "What was found, by kind; no kind is empty.") },
    },
    async ({ ctx, query, services: { limits } }) => {
      const as = await ctx();
      await limits.officeSearches.consume(requireAdmin(as.actor).userId);
      return searchOffice(as, query);
    },
  ),
];
