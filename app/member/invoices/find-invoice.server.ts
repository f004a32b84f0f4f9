import { findPdf } from "../hours/find-pdf.server.ts";
import type { Route } from "./+types/invoice.ts";

export const findInvoice = (at: Route.LoaderArgs) =>
  findPdf(at, (id) => `/api/invoices/${encodeURIComponent(id)}/pdf`);
