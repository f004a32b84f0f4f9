import { listRequests } from "../../domain/applications/list-requests.ts";
import { requestQuery } from "../../domain/applications/schema.ts";
import { listSignups } from "../../domain/billing/list-signups.ts";
import { cardName, type ListedSignup, signupQuery } from "../../domain/billing/schema.ts";
import { mostExported } from "../../domain/fields/schema.ts";
import { type LeadSource, sayVisit } from "../../domain/fields/source/schema.ts";
import { planName } from "../../domain/plans/plan-name.ts";
import { momentCell, wordCell } from "./cells.ts";
import { csvEndpoint } from "./csv-endpoint.ts";

const tag = "Staff";
const role = "admin";

type Applicant = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string;
  cameBy: LeadSource | null;
};

const firstPayments: Record<NonNullable<ListedSignup["charge"]>, string> = {
  charging: "No answer yet",
  refused: "Card declined",
  bank: "Waiting for the bank",
  paid: "Paid",
  over: "Not completed",
};

const source = {
  Source: ({ cameBy }: Applicant) => (cameBy?.last ? sayVisit(cameBy.last) : null),
};

const applicant = {
  "First name": ({ firstName }: Applicant) => firstName,
  "Last name": ({ lastName }: Applicant) => lastName,
  Email: ({ email }: Applicant) => email,
  Phone: ({ phone }: Applicant) => phone,
  Company: ({ company }: Applicant) => company,
};

export const applicantCsvEndpoints = [
  csvEndpoint("GET /api/admin/membership-requests.csv", {
    tag,
    role,
    what: "membership requests",
    query: requestQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const all = { ...query, page: 1, limit: mostExported };
      const { requests, total } = await listRequests(ctx, all);
      return { rows: requests, more: total > requests.length };
    },
    columns: {
      ...applicant,
      "Plan asked for": ({ requestedPlan }) => requestedPlan,
      Status: ({ status }) => wordCell(status),
      "Plan approved": ({ approvedPlan }) => approvedPlan && planName(approvedPlan),
      Notes: ({ notes }) => notes,
      Received: ({ createdAt }) => momentCell(createdAt),
      Decided: ({ decidedAt }) => momentCell(decidedAt),
      ...source,
    },
  }),

  csvEndpoint("GET /api/admin/membership-signups.csv", {
    tag,
    role,
    what: "paid signups",
    query: signupQuery.omit({ limit: true, page: true }),
    async read(ctx, query) {
      const all = { ...query, page: 1, limit: mostExported };
      const { signups, total } = await listSignups(ctx, all);
      return { rows: signups, more: total > signups.length };
    },
    columns: {
      ...applicant,
      Plan: ({ planId }) => planName(planId),
      Term: ({ term }) => wordCell(term),
      Card: (signup) => cardName(signup),
      Status: ({ status }) => wordCell(status),
      "First payment": ({ charge }) => charge && firstPayments[charge],
      Received: ({ createdAt }) => momentCell(createdAt),
      Confirmed: ({ confirmedAt }) => momentCell(confirmedAt),
      ...source,
    },
  }),
];
