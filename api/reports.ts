import { z } from "zod";
import { accountQuery } from "../domain/invoices/schema.ts";
import { showAccount } from "../domain/office/reports/show-account.ts";
import { showReports } from "../domain/office/reports/show-reports.ts";
import { fullAccount, monthReport, monthsReported } from "../domain/office/schema.ts";
import { endpoint } from "./endpoint.ts";
import { ok } from "./responses.ts";

const tag = "Reports";
const role = "admin";

export const reportEndpoints = [
  endpoint(
    "GET /api/admin/reports",
    {
      tag,
      role,
      summary: "Read revenue, hours and invoices by month",
      description: `The last ${monthsReported} months, the oldest first.`,
      responses: { 200: ok(z.array(monthReport), "The months.") },
    },
    async ({ ctx }) => showReports(await ctx()),
  ),

  endpoint(
    "GET /api/admin/reports/account",
    {
      tag,
      role,
      summary: "Read the invoices and card charges of a time, for an accountant",
      query: accountQuery,
      responses: { 200: ok(fullAccount, "Those issued, paid, voided or outstanding in it.") },
    },
    async ({ ctx, query }) => showAccount(await ctx(), query),
  ),
];
