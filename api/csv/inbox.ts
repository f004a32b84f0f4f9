import { listInbox } from "../../domain/desk/list-inbox.ts";
import { inboxQuery, mostListed } from "../../domain/desk/schema.ts";
import { sayVisit } from "../../domain/fields/source/schema.ts";
import { keptQuery } from "../../domain/office/today/schema.ts";
import { listPromisesKept } from "../../domain/office/today/promises-kept.ts";
import { momentCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

export const inboxCsvEndpoints = [
  csvEndpoint("GET /api/admin/inbox.csv", {
    tag: "Inbox",
    role: "admin",
    what: "inbox",
    query: inboxQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const all = { ...query, page: 1, limit: mostListed };
      const { conversations, more } = await listInbox(ctx, all);
      return { rows: conversations, more };
    },
    columns: {
      Kind: ({ kind }) => wordCell(kind),
      Subject: ({ subject }) => subject,
      From: ({ from }) => from,
      Email: ({ email }) => email,
      Company: ({ company }) => company,
      Source: ({ cameBy }) => (cameBy?.last ? sayVisit(cameBy.last) : null),
      Urgency: ({ urgency }) => wordCell(urgency),
      Status: ({ status }) => wordCell(status),
      Assignee: ({ assignee }) => assignee,
      "Answer by": ({ clock }) => clock && momentCell(clock.dueAt),
      Answered: ({ clock }) => clock && momentCell(clock.metAt),
      Received: ({ createdAt }) => momentCell(createdAt),
      "Last message": ({ lastAt }) => momentCell(lastAt),
    },
  }),

  csvEndpoint("GET /api/admin/promises.csv", {
    tag: "Inbox",
    role: "admin",
    what: "promises kept",
    query: keptQuery,
    read: async (ctx, query) => ({ rows: await listPromisesKept(ctx, query) }),
    columns: {
      "Week of": ({ week }) => week,
      Company: ({ company }) => company,
      Urgency: ({ kind }) => wordCell(kind),
      "In time": ({ inTime }) => inTime,
      Late: ({ late }) => late,
      "Closed without an answer": ({ unneeded }) => unneeded,
    },
  }),
];
