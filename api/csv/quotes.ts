import { mostExported } from "../../domain/fields/schema.ts";
import { listQuotes } from "../../domain/quotes/read-quotes.ts";
import { quoteQuery } from "../../domain/quotes/schema.ts";
import { momentCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

const inDollars = (cents: number) => (cents / 100).toFixed(2);

export const quoteCsvEndpoints = [
  csvEndpoint("GET /api/admin/quotes.csv", {
    tag: "Staff",
    role: "admin",
    what: "quotes",
    query: quoteQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const { quotes, total } = await listQuotes(ctx, { ...query, page: 1, limit: mostExported });
      return { rows: quotes, more: total > quotes.length };
    },
    columns: {
      Company: ({ company }) => company,
      Title: ({ title }) => title,
      Version: ({ version }) => version,
      Status: ({ status }) => wordCell(status),
      "Total in dollars": ({ total }) => inDollars(total),
      "Deposit in dollars": ({ deposit }) => inDollars(deposit),
      "Open until": ({ expiresOn }) => expiresOn,
      Sent: ({ sentAt }) => momentCell(sentAt),
      Accepted: ({ acceptedAt }) => momentCell(acceptedAt),
      "Accepted by": ({ acceptedName }) => acceptedName,
      Order: ({ order }) => order && wordCell(order.status),
    },
  }),
];
