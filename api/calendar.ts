import { z } from "zod";
import { confirmYear } from "../domain/calendar/confirm-year.ts";
import { listYears } from "../domain/calendar/list-years.ts";
import { calendarYear, confirmYearInput } from "../domain/calendar/schema.ts";
import { endpoint } from "./endpoint.ts";
import { failed, notFound, ok } from "./responses.ts";

const tag = "Staff";
const role = "admin";
const years = z.array(calendarYear);

export const calendarEndpoints = [
  endpoint(
    "GET /api/admin/calendar",
    {
      tag,
      role,
      summary: "List the days on which the firm is closed, this year and the next",
      responses: { 200: ok(years, "Both years.") },
    },
    async ({ ctx }) => listYears(await ctx()),
  ),

  endpoint(
    "PUT /api/admin/calendar/:year",
    {
      tag,
      role,
      params: z.object({ year: z.coerce.number().int().min(2000).max(9999) }),
      summary: "Confirm the days of a year on which the firm is closed",
      body: confirmYearInput,
      responses: {
        200: ok(years, "Both years as they are now."),
        404: notFound,
        409: failed("Somebody else has changed it; nothing was saved."),
      },
    },
    async ({ ctx, params, body }) => {
      const as = await ctx();
      await confirmYear(as, params.year, body);
      return listYears(as);
    },
  ),
];
