import { findPdf } from "../hours/find-pdf.server.ts";
import type { Route } from "./+types/invoice.ts";

/** Beside the page of an invoice lies its PDF, which the API sends. */
export const findInvoice = (at: Route.LoaderArgs) =>
  findPdf(at, (id) => `/api/invoices/${encodeURIComponent(id)}/pdf`);
