import { z } from "zod";
import { mostExported } from "../../domain/fields/schema.ts";
import { toDoWords } from "../../domain/office/today/schema.ts";
import { showToday } from "../../domain/office/today/show-today.ts";
import { momentCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

export const todayCsvEndpoints = [
  csvEndpoint("GET /api/admin/today.csv", {
    tag: "Staff",
    role: "admin",
    what: "what waits",
    query: z.object({}),
    async read(ctx, _, { queue }) {
      const { items, more } = await showToday(ctx, queue, mostExported);
      return { rows: items, more };
    },
    columns: {
      What: ({ title }) => title,
      Detail: ({ detail }) => detail,
      "To do": ({ kind }) => toDoWords[kind],
      Promise: ({ dueAt }) => momentCell(dueAt),
      "Minutes left": ({ leftMinutes }) => leftMinutes,
      Since: ({ since }) => momentCell(since),
    },
  }),
];
