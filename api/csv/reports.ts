import { z } from "zod";
import { accountFor } from "../../domain/invoices/account-for.ts";
import { accountQuery } from "../../domain/invoices/schema.ts";
import { showReports } from "../../domain/office/reports/show-reports.ts";
import type { MonthReport } from "../../domain/office/schema.ts";
import { dollarCell, hoursCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";
import type { CsvColumns } from "./to-csv.ts";

const tag = "Reports";
const role = "admin";

const byMonth = (name: string, columns: CsvColumns<MonthReport>) =>
  csvEndpoint(`GET /api/admin/reports/${name}.csv`, {
    tag,
    role,
    what: `${name} by month`,
    query: z.object({}),
    read: async (ctx) => ({ rows: await showReports(ctx) }),
    columns: { Month: ({ month }) => month, ...columns },
  });

export const reportCsvEndpoints = [
  byMonth("revenue", {
    "Recurring revenue": ({ cents }) => dollarCell(cents),
    Companies: ({ companies }) => companies,
    New: ({ newCents }) => dollarCell(newCents),
    Reactivated: ({ reactivatedCents }) => dollarCell(reactivatedCents),
    Upgrades: ({ upgradeCents }) => dollarCell(upgradeCents),
    Downgrades: ({ downgradeCents }) => dollarCell(downgradeCents),
    Churned: ({ churnedCents }) => dollarCell(churnedCents),
    "Companies churned": ({ churnedCompanies }) => churnedCompanies,
  }),

  byMonth("hours", {
    "Hours sold": ({ soldMinutes }) => hoursCell(soldMinutes),
    "Hours used": ({ usedMinutes }) => hoursCell(usedMinutes),
    "Overage hours": ({ overageMinutes }) => hoursCell(overageMinutes),
    Overage: ({ overageCents }) => dollarCell(overageCents),
  }),

  byMonth("outstanding", {
    Issued: ({ issuedCents }) => dollarCell(issuedCents),
    Paid: ({ paidCents }) => dollarCell(paidCents),
    Voided: ({ creditCents }) => dollarCell(creditCents),
    Outstanding: ({ outstandingCents }) => dollarCell(outstandingCents),
  }),

  csvEndpoint("GET /api/admin/reports/account.csv", {
    tag,
    role,
    what: "account",
    query: accountQuery,
    read: async (ctx, query) => ({ rows: (await accountFor(ctx, query)).invoices }),
    columns: {
      Number: ({ number }) => number,
      Company: ({ company }) => company,
      Issued: ({ date }) => date,
      Amount: ({ cents }) => dollarCell(cents),
      "Paid on": ({ paidOn }) => paidOn,
      "Void since": ({ voidedOn }) => voidedOn,
      Reason: ({ voidedBecause }) => voidedBecause,
      Outstanding: ({ cents, outstanding }) => dollarCell(outstanding ? cents : 0),
      Status: ({ status }) => wordCell(status),
    },
  }),
];
