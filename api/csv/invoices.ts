import { listInvoices } from "../../domain/invoices/list-invoices.ts";
import { invoiceQuery } from "../../domain/invoices/schema.ts";
import { mostExported } from "../../domain/fields/schema.ts";
import { dollarCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

export const invoiceCsvEndpoints = [
  csvEndpoint("GET /api/admin/invoices.csv", {
    tag: "Invoices",
    role: "admin",
    what: "invoices",
    query: invoiceQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const all = { ...query, page: 1, limit: mostExported };
      const { invoices, total } = await listInvoices(ctx, all);
      return { rows: invoices, more: total > invoices.length };
    },
    columns: {
      Number: ({ number }) => number,
      Company: ({ company }) => company,
      Date: ({ date }) => date,
      Due: ({ dueDate }) => dueDate,
      Amount: ({ cents }) => dollarCell(cents),
      Status: ({ status }) => wordCell(status),
      "Paid on": ({ paidOn }) => paidOn,
      Reference: ({ paidNote }) => paidNote,
      "Note for staff": ({ staffNote }) => staffNote,
      "Void since": ({ voidedOn }) => voidedOn,
      Reason: ({ voidedBecause }) => voidedBecause,
    },
  }),
];
