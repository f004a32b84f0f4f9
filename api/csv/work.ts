import { z } from "zod";
import { listWork } from "../../domain/hours/list-work.ts";
import { ownHours } from "../../domain/hours/own-hours.ts";
import { mostListed, type ToldWork, workQuery } from "../../domain/hours/schema.ts";
import { hoursCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

const tag = "Work";

const line = {
  Date: ({ date }: ToldWork) => date,
  Work: ({ text }: ToldWork) => text,
  Who: ({ by }: ToldWork) => by,
  Where: ({ where }: ToldWork) => wordCell(where),
  "Minutes worked": ({ minutes }: ToldWork) => minutes,
  "Minutes billed": ({ billedMinutes }: ToldWork) => billedMinutes,
  "Hours billed": ({ billedMinutes }: ToldWork) => hoursCell(billedMinutes),
  "Overage hours": ({ overageMinutes }: ToldWork) => hoursCell(overageMinutes),
  Status: ({ status }: ToldWork) => wordCell(status === "logged" ? "to_approve" : status),
};

export const workCsvEndpoints = [
  csvEndpoint("GET /api/admin/work.csv", {
    tag,
    role: "admin",
    what: "work",
    query: workQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const { work, more } = await listWork(ctx, { ...query, page: 1, limit: mostListed });
      return { rows: work, more };
    },
    columns: { Company: ({ company }) => company, ...line },
  }),

  csvEndpoint("GET /api/membership/hours.csv", {
    tag: "Membership",
    role: "member",
    what: "hours",
    query: z.object({
      companyId: z.guid().optional().describe("Without it, the company in view."),
    }),
    read: async (ctx, { companyId }) => {
      const { work, ended } = await ownHours(ctx, companyId);
      return { rows: [...work, ...ended.flatMap((period) => period.work)] };
    },
    columns: line,
  }),
];
