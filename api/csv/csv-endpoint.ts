import type { z } from "zod";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import type { Ctx } from "../../platform/context.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import type { Services } from "../services.ts";
import { type CsvColumns, toCsv } from "./to-csv.ts";

type Export<Query extends z.ZodObject, Row> = {
  tag: string;
  role: "admin" | "member";
  /** "work" for "Export work as CSV" and a file work-2026-11-22.csv. */
  what: string;
  query: Query;
  read: (
    ctx: Ctx,
    query: z.output<Query>,
    services: Services,
  ) => Promise<{ rows: Row[]; more?: boolean }>;
  columns: CsvColumns<Row>;
};

export function csvEndpoint<Query extends z.ZodObject, Row>(
  name: `GET /api/${string}.csv`,
  { tag, role, what, query, read, columns }: Export<Query, Row>,
): Endpoint {
  return endpoint(
    name,
    {
      tag,
      role,
      summary: `Export ${what} as CSV`,
      description:
        "All pages of what the list shows with the same query. Times are the firm’s. `X-Total-More: true` says that there is more than one file takes, which its name says, too.",
      query,
      responses: { 200: { description: "A file.", type: "text/csv" } },
    },
    async (call) => {
      const ctx = await call.ctx();
      const asked = call.query as z.output<Query>;
      const { rows, more = false } = await read(ctx, asked, call.services);
      const first = more ? `-first-${rows.length}` : "";
      const file = `${what.replaceAll(" ", "-")}-${civilDateOf(ctx.clock.now())}${first}.csv`;
      return call.c.body(toCsv(columns, rows), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${file}"`,
        ...(more && { "X-Total-More": "true" }),
      });
    },
  );
}
