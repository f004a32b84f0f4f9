import { findPdf } from "./find-pdf.server.ts";
import type { Route } from "./+types/statement.ts";

/** Beside the page of a statement lies its PDF, which the API sends. */
export const findStatement = (at: Route.LoaderArgs) =>
  findPdf(at, (id) => `/api/membership/statements/${encodeURIComponent(id)}/pdf`);
