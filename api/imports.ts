import { z } from "zod";
import type { TakeMail } from "../domain/imports/apply-row.ts";
import { confirmImport } from "../domain/imports/confirm-import.ts";
import { prepareImport } from "../domain/imports/prepare-import.ts";
import {
  importColumns,
  importConfirmation,
  importedRow,
  importQuery,
  importRowQuery,
  importRun,
  maxImportBytes,
  mostImportRows,
  outcomes,
  templateQuery,
} from "../domain/imports/schema.ts";
import { listImportRows, sheetRows, showImport } from "../domain/imports/show-import.ts";
import { megabytes } from "../domain/fields/schema.ts";
import { CodedError } from "../platform/errors.ts";
import { requireAdmin } from "../platform/require-actor.ts";
import { linesToCsv } from "./csv/to-csv.ts";
import { endpoint } from "./endpoint.ts";
import { invitationRule, inviterRule } from "./limits.ts";
import { failed, notFound, ok, tooMany } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Imports";
const role = "admin";
const params = uuidRow;
const file = { description: "A file.", type: "text/csv" };

const tooManyMails = `We mail at most ${inviterRule.points} invitations a day for you, and ${invitationRule.points} to one address. Import them without mail, or in parts.`;

const fileHead = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name}.csv"`,
});

export const importEndpoints = [
  endpoint(
    "GET /api/admin/imports/template.csv",
    {
      tag,
      role,
      summary: "Download the headings of a file to import",
      query: templateQuery,
      responses: { 200: file },
    },
    ({ c, query: { kind } }) => {
      const headings = Object.values(importColumns[kind]).map(([heading]) => heading);
      return c.body(linesToCsv([headings]), 200, fileHead(`${kind}-template`));
    },
  ),

  endpoint(
    "POST /api/admin/imports",
    {
      tag,
      role,
      summary: "Try what a file of companies, people or leads would change",
      description: `Changes nothing. The dry run is kept for a day. A file has at most ${mostImportRows} rows, named columns, and commas, semicolons or tabs between them.`,
      query: importQuery,
      body: {
        type: "text/csv",
        description: `The file, of at most ${megabytes(maxImportBytes)}, in UTF-8, UTF-16 or Windows-1252.`,
        maxBytes: maxImportBytes,
      },
      responses: {
        201: ok(importRun, "What it would do."),
        409: failed("The key was used for another file."),
        429: tooMany,
      },
    },
    async ({ c, ctx, query: { kind, name, key }, services: { limits } }) => {
      const as = await ctx();
      await limits.imports.consume(requireAdmin(as.actor).userId);
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return prepareImport(as, { key, kind, fileName: name, bytes });
    },
  ),

  endpoint(
    "GET /api/admin/imports/:id",
    {
      tag,
      role,
      params,
      summary: "Read a dry run, or what was imported",
      responses: { 200: ok(importRun, "Its counts and columns."), 404: notFound },
    },
    async ({ ctx, params: { id } }) => showImport(await ctx(), id),
  ),

  endpoint(
    "GET /api/admin/imports/:id/rows",
    {
      tag,
      role,
      params,
      summary: "List what each row would do",
      description: "`X-Total-Count` is how many fit.",
      query: importRowQuery,
      responses: { 200: ok(z.array(importedRow), "The rows."), 404: notFound },
    },
    async ({ c, ctx, params: { id }, query }) => {
      const { rows, total } = await listImportRows(await ctx(), id, query);
      c.header("X-Total-Count", String(total));
      return rows;
    },
  ),

  endpoint(
    "GET /api/admin/imports/:id/file",
    {
      tag,
      role,
      params,
      summary: "Download rows as the file had them, with their number and what is wrong",
      query: z.object({ outcome: z.enum(outcomes).catch("bad").default("bad") }),
      responses: { 200: file, 404: notFound },
    },
    async ({ c, ctx, params: { id }, query: { outcome } }) => {
      const { headings, rows } = await sheetRows(await ctx(), id, outcome);
      // Ours come first, so that every cell keeps its place in a row that is too long or too short.
      const lines = [
        ["Row in the file", "Reason", ...headings],
        ...rows.map(({ id: row, reason, cells }) => [row, reason, ...cells]),
      ];
      return c.body(linesToCsv(lines), 200, fileHead(`import-${outcome}`));
    },
  ),

  endpoint(
    "POST /api/admin/imports/:id/confirmation",
    {
      tag,
      role,
      params,
      summary: "Import what a dry run showed",
      description:
        "All of it or nothing, and once. If anything changed since, nothing is imported: the answer has no `doneAt`, and the rows that differ are marked.",
      body: importConfirmation,
      responses: {
        200: ok(importRun, "As it was imported, or as it would be now."),
        404: notFound,
        409: failed("Somebody changed the same thing at this moment; nothing was imported."),
        429: tooMany,
      },
    },
    async ({ ctx, params: { id }, body, services: { limits } }) => {
      const as = await ctx();
      const { userId } = requireAdmin(as.actor);
      const takeMail: TakeMail = (db, email) =>
        limits.invitations.consume(userId, email, db).catch((error: unknown) => {
          if (error instanceof CodedError && error.code === "too_many")
            throw new CodedError("too_many", tooManyMails, { retryAfter: error.retryAfter });
          throw error;
        });
      return confirmImport(as, id, body.hash, body.invite ? takeMail : null);
    },
  ),
];
