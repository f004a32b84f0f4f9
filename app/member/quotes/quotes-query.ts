import { queryOptions } from "@tanstack/react-query";
import type { Quote, ReadableQuote } from "../../../domain/quotes/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const ownQuotesQuery = queryOptions({
  queryKey: ["/api/quotes"],
  queryFn: fetchByKey<Quote[]>("throw"),
});

/** Of the answer to a quote, and of its payment afterward: the focus goes from one to the other. */
export const moneyHeading = "quote-money";

export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownQuotesQuery.queryKey, encodeURIComponent(id)],
    queryFn: fetchByKey<ReadableQuote>("throw"),
    staleTime: 0,
  });
