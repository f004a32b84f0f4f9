import { queryOptions } from "@tanstack/react-query";
import type { ShownInvoice } from "../../domain/invoices/schema.ts";
import { fetchByKey } from "../api-client/query-client.ts";

export const invoicePath = "/api/invoices";

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [invoicePath, encodeURIComponent(id)],
    queryFn: fetchByKey<ShownInvoice>("throw"),
    staleTime: 0,
  });
