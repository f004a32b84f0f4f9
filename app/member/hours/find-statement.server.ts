import { findPdf } from "./find-pdf.server.ts";
import type { Route } from "./+types/statement.ts";

export const findStatement = (at: Route.LoaderArgs) =>
  findPdf(at, (id) => `/api/membership/statements/${encodeURIComponent(id)}/pdf`);
