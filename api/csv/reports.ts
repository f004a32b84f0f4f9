import { z } from "zod";
import { accountQuery } from "../../domain/invoices/schema.ts";
import { showAccount } from "../../domain/office/reports/show-account.ts";
import { showReports } from "../../domain/office/reports/show-reports.ts";
import type { FullAccount, MonthReport } from "../../domain/office/schema.ts";
import { dollarCell, hoursCell } from "./cells.ts";
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
    Expansion: ({ upgradeCents }) => dollarCell(upgradeCents),
    Contraction: ({ downgradeCents }) => dollarCell(downgradeCents),
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
    "Credits paid back": ({ paidBackCents }) => dollarCell(paidBackCents),
    Outstanding: ({ outstandingCents }) => dollarCell(outstandingCents),
    "Billed to cards": ({ cardBilledCents }) => dollarCell(cardBilledCents),
    "Paid by card": ({ cardPaidCents }) => dollarCell(cardPaidCents),
    "Paid by credit": ({ cardCreditUsedCents }) => dollarCell(cardCreditUsedCents),
    "Refunded, credited or lost": ({ cardReturnedCents }) => dollarCell(cardReturnedCents),
    "Outstanding by card": ({ cardOutstandingCents }) => dollarCell(cardOutstandingCents),
  }),

  csvEndpoint("GET /api/admin/reports/account.csv", {
    tag,
    role,
    what: "account",
    query: accountQuery,
    read: async (ctx, query) => ({ rows: rowsOf(await showAccount(ctx, query)) }),
    columns: {
      Number: ({ number }) => number,
      "Paid by": ({ by }) => by,
      Company: ({ company }) => company,
      Issued: ({ date }) => date,
      Amount: ({ cents }) => dollarCell(cents),
      "Paid on": ({ paidOn }) => paidOn,
      "Paid by credit": ({ creditUsedCents }) => dollarCell(creditUsedCents),
      "Void since": ({ voidedOn }) => voidedOn,
      Reason: ({ voidedBecause }) => voidedBecause,
      "Refunded, credited or lost": ({ returnedCents }) => dollarCell(returnedCents),
      Outstanding: ({ cents, outstanding }) => dollarCell(outstanding ? cents : 0),
    },
  }),
];

function rowsOf({ invoices, creditsPaidBack, cards }: FullAccount) {
  return [
    ...invoices.map((invoice) => ({
      ...invoice,
      by: "Invoice",
      creditUsedCents: 0,
      returnedCents: 0,
    })),
    ...creditsPaidBack.map(({ company, date, text, reason, cents }) => ({
      number: null,
      by: "Credit paid back",
      company,
      date,
      cents: 0,
      paidOn: null,
      creditUsedCents: 0,
      voidedOn: null,
      voidedBecause: `${text}: ${reason}`,
      returnedCents: cents,
      outstanding: false,
    })),
    ...cards.charges.map((charge) => ({
      ...charge,
      by: "Card",
      voidedOn: null,
      voidedBecause: null,
    })),
  ];
}
