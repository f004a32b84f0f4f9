import { z } from "zod";
import { listStaff } from "../domain/accounts/list-staff.ts";
import { addNote } from "../domain/companies/add-note.ts";
import { changeCompany } from "../domain/companies/change-company.ts";
import { moveSeat } from "../domain/companies/move-seat.ts";
import { companyChoice, companyInput, companyNote, noteInput } from "../domain/companies/schema.ts";
import { listCompanies } from "../domain/office/list-companies.ts";
import { mergeCompanies } from "../domain/office/merge-companies.ts";
import { previewMerge } from "../domain/office/preview-merge.ts";
import {
  companyPage,
  companyQuery,
  listedCompany,
  mergePreview,
  staff,
} from "../domain/office/schema.ts";
import { showCompany } from "../domain/office/show-company.ts";
import { endpoint } from "./endpoint.ts";
import { failed, notFound, nothing, ok } from "./responses.ts";

const tag = "Staff";
const role = "admin";
const params = z.object({ id: z.guid() });

export const officeCompanyEndpoints = [
  endpoint(
    "GET /api/admin/staff",
    {
      tag,
      role,
      summary: "List your colleagues",
      responses: { 200: ok(staff, "Staff who have signed in.") },
    },
    async ({ ctx, services: { settings } }) => listStaff((await ctx()).db, settings.adminEmails),
  ),

  endpoint(
    "GET /api/admin/companies",
    {
      tag,
      role,
      summary: "List companies, with plan, hours and what happens next",
      description: "`X-Total-Count` is how many fit.",
      query: companyQuery,
      responses: { 200: ok(z.array(listedCompany), "The companies.") },
    },
    async ({ c, ctx, query }) => {
      const { companies, total } = await listCompanies(await ctx(), query);
      c.header("X-Total-Count", String(total));
      return companies;
    },
  ),

  endpoint(
    "GET /api/admin/companies/:id",
    {
      tag,
      role,
      params,
      summary: "Read all about a company",
      responses: { 200: ok(companyPage, "The company."), 404: notFound },
    },
    async ({ ctx, params }) => showCompany(await ctx(), params.id),
  ),

  endpoint(
    "PATCH /api/admin/companies/:id",
    {
      tag,
      role,
      params,
      summary: "Change who a company is",
      body: companyInput,
      responses: {
        200: ok(companyPage, "The company as it is now."),
        404: notFound,
        409: failed("Somebody else has changed it; nothing was saved."),
      },
    },
    async ({ ctx, params, body, services: { settings } }) => {
      const as = await ctx();
      const colleagues = await listStaff(as.db, settings.adminEmails);
      const staffIds = colleagues.map(({ id }) => id);
      await changeCompany(as, params.id, body, staffIds);
      return showCompany(as, params.id);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/notes",
    {
      tag,
      role,
      params,
      summary: "Add a note that only staff read",
      body: noteInput,
      responses: { 201: ok(z.array(companyNote), "All notes, the newest first."), 404: notFound },
    },
    async ({ ctx, params, body }) => addNote(await ctx(), params.id, body),
  ),

  endpoint(
    "GET /api/admin/companies/:id/merge",
    {
      tag,
      role,
      params,
      summary: "Preview what merging another company into this one moves",
      query: companyChoice,
      responses: { 200: ok(mergePreview, "What would move, and what stays."), 404: notFound },
    },
    async ({ ctx, params, query }) => previewMerge(await ctx(), params.id, query),
  ),

  endpoint(
    "POST /api/admin/companies/:id/merge",
    {
      tag,
      role,
      params,
      summary: "Merge another company into this one",
      description:
        "People, invitations, notes, requests, signups, unapproved work and what is left of hours move. Memberships, entries and statements stay as they were, and are shown as part of this company’s history.",
      body: companyChoice,
      responses: {
        200: ok(companyPage, "The company as it is now."),
        404: notFound,
        409: failed("The other one has a running membership, or one was merged already."),
      },
    },
    async ({ ctx, params, body }) => {
      const as = await ctx();
      await mergeCompanies(as, params.id, body);
      return showCompany(as, params.id);
    },
  ),

  endpoint(
    "POST /api/admin/companies/:id/seats/:userId/move",
    {
      tag,
      role,
      params: params.extend({ userId: z.string() }),
      summary: "Move a person to another company",
      description: "They keep their role, and their view follows. They and the owners are told.",
      body: companyChoice,
      responses: {
        204: nothing,
        404: notFound,
        409: failed("The last owner stays, or a company was merged."),
      },
    },
    async ({ ctx, params: { id, userId }, body }) =>
      moveSeat(await ctx(), { companyId: id, userId }, body),
  ),
];
