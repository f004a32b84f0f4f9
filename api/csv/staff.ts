import { z } from "zod";
import { listSignedIn } from "../../domain/accounts/list-signed-in.ts";
import { listStaff } from "../../domain/accounts/list-staff.ts";
import { signedInQuery } from "../../domain/accounts/schema.ts";
import { listSeated } from "../../domain/companies/list-seated.ts";
import { seatRoleWords } from "../../domain/companies/schema.ts";
import { companiesById } from "../../domain/companies/companies-by-id.ts";
import { listLog } from "../../domain/log/list-log.ts";
import { type LoggedEntry, logQuery, mostListed } from "../../domain/log/schema.ts";
import { listCompanies } from "../../domain/office/list-companies.ts";
import { mostExported } from "../../domain/fields/schema.ts";
import { companyQuery } from "../../domain/office/schema.ts";
import { planName } from "../../domain/plans/plan-name.ts";
import { hoursCell, momentCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

const tag = "Staff";
const role = "admin";

const side = (name: "before" | "after") => (entry: LoggedEntry) =>
  entry.changes
    .flatMap((change) => {
      const value = change[name];
      return value === null ? [] : [`${change.field}: ${value}`];
    })
    .join("; ");

export const staffCsvEndpoints = [
  csvEndpoint("GET /api/admin/company-people.csv", {
    tag,
    role,
    what: "people of companies",
    query: z.object({ companyId: z.guid().optional() }),
    read: listSeated,
    columns: {
      Company: ({ company }) => company,
      "First name": ({ firstName }) => firstName,
      "Last name": ({ lastName }) => lastName,
      Email: ({ email }) => email,
      Phone: ({ phone }) => phone,
      Role: (row) => seatRoleWords[row.role].label,
      Status: ({ status }) => wordCell(status),
      Since: ({ since }) => momentCell(since),
      "Company ID": ({ companyId }) => companyId,
    },
  }),

  csvEndpoint("GET /api/admin/companies.csv", {
    tag,
    role,
    what: "companies",
    query: companyQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const all = { ...query, page: 1, limit: mostExported };
      const { companies, total } = await listCompanies(ctx, all);
      const facts = await companiesById(
        ctx.db,
        companies.map(({ id }) => id),
      );
      const rows = companies.map((company) => ({ ...company, facts: facts.get(company.id) }));
      return { rows, more: total > companies.length };
    },
    columns: {
      Company: ({ name }) => name,
      Plan: ({ planId }) => planId && planName(planId),
      Status: ({ status }) => (status === "none" ? "No membership" : wordCell(status)),
      "Hours left": ({ remainingMinutes }) => hoursCell(remainingMinutes),
      "Overage hours this period": ({ overageMinutes }) => hoursCell(overageMinutes),
      "Overage hours agreed to": ({ overageCapMinutes }) => hoursCell(overageCapMinutes),
      Next: ({ next }) => next && wordCell(next.kind),
      "Next on": ({ next }) => next && next.on,
      "Billing email": ({ facts }) => facts?.billingEmail ?? null,
      Phone: ({ facts }) => facts?.phone ?? null,
      ID: ({ id }) => id,
    },
  }),

  csvEndpoint("GET /api/admin/sessions.csv", {
    tag,
    role,
    what: "signed-in users",
    query: signedInQuery,
    read: async (ctx, query) => ({ rows: await listSignedIn(ctx, query) }),
    columns: {
      "First name": ({ firstName }) => firstName,
      "Last name": ({ lastName }) => lastName,
      Email: ({ email }) => email,
      Sessions: ({ sessions }) => sessions,
      "Last active": ({ lastUsedAt }) => momentCell(lastUsedAt),
    },
  }),

  csvEndpoint("GET /api/admin/log.csv", {
    tag,
    role,
    what: "log",
    query: logQuery.omit({ limit: true, page: true }),
    async read(ctx, query, { settings }) {
      const staff = await listStaff(ctx.db, settings.adminEmails);
      const all = { ...query, page: 1, limit: mostListed };
      const { entries, more } = await listLog(
        ctx,
        all,
        staff.map(({ id }) => id),
      );
      return { rows: entries, more };
    },
    columns: {
      When: ({ at }) => momentCell(at),
      Who: ({ who }) => who,
      What: ({ says }) => says.map(({ text }) => text).join(""),
      Company: ({ company }) => company,
      About: ({ person }) => person && person.name,
      Before: side("before"),
      After: side("after"),
    },
  }),
];
