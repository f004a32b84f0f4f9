import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { companySorts, companyStatuses } from "../../domain/office/schema.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { workStatuses } from "../../domain/hours/schema.ts";
import { seedPlans } from "../../domain/plans/seed-plans.ts";
import type { Database } from "../../platform/db/database.ts";
import { openEmbedded } from "../../platform/db/embedded.ts";
import { openPostgres } from "../../platform/db/postgres.ts";
import { adminOf, callerOf } from "../support/admin-of.ts";
import { createServerDatabase } from "../support/database.ts";
import { fillDesk } from "../support/fill-desk.ts";
import { fillHours } from "../support/fill-hours.ts";
import { fillRequests } from "../support/fill-requests.ts";
import { type Program, startProgram } from "../support/program.ts";
import { measureP95 } from "./measure-p95.ts";
import { printRows, type Row } from "./row.ts";
import { timeRecurring } from "./recurring.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

type Scale = { name: string; companies: number; lines: number; limitMs: number };

const companyViews: Record<string, string> = {
  ...Object.fromEntries(companySorts.map((sort) => [`by ${sort}`, `sort=${sort}`])),
  "by hours, the middle page": "sort=hours&page=40",
  "by hours, the last page": "sort=hours&page=80",
  "by next event, the last page": "sort=next&direction=desc&page=80",
  ...Object.fromEntries(
    companyStatuses.map((status) => [`that are ${status}`, `status=${status}`]),
  ),
  "a search": "q=clinic",
  "a search by hours": "q=clinic&sort=hours",
  "a search by name": "named=clinic",
  "a search that misses": "q=nothing-has-this",
};

const workViews: Record<string, string> = {
  "first page": "",
  "page 100": "page=100",
  "page 400": "page=400",
  "page 8,000": "page=8000",
  ...Object.fromEntries(workStatuses.map((status) => [`that is ${status}`, `status=${status}`])),
  "approved, page 400": "status=approved&page=400",
  "waiting, page 40": "status=logged&page=40",
  "of a person": "consultantId=staff-3",
  "of a person, page 400": "consultantId=staff-3&page=400",
  "of a person that waits": "consultantId=staff-3&status=logged",
  "a search that hits": "q=dashboard",
  "a search that hits, page 20": "q=dashboard&page=20",
  "a search that hits some": "q=team+33",
  "a search that hits one": "q=ticket+123456",
  "a search that misses": "q=nothing-has-this",
  "a search of two letters that misses": "q=zq",
  "a search by a company's name": "q=clinic+1207",
  "a search by many companies' name": "q=clinic",
  "a search of a person's": "q=dashboard&consultantId=staff-3",
};

const inboxViews: Record<string, string> = {
  "first page": "",
  "page 40": "page=40",
  leads: "kind=lead",
  "new leads": "kind=lead&status=new",
  "nobody’s": "assignee=none",
  late: "late=true",
  waiting: "status=waiting",
  "solved, page 40": "status=solved&page=40",
  all: "status=any",
  "put off": "snoozed=true",
  "a search that hits": "q=looms",
  "a search that hits some": "q=report+4999&status=any",
  "a search that misses": "q=nothing-has-this&status=any",
  "a search by a company’s name": "q=clinic&status=any",
};

/** 2,000 companies, 200,000 lines of work and 50,000 conversations on PostgreSQL, a tenth on the embedded database. */
export async function benchLists(): Promise<Row[]> {
  return [...(await onPostgres()), ...(await onEmbedded())];
}

async function onPostgres(): Promise<Row[]> {
  const scale = { name: "PostgreSQL", companies: 2000, lines: 200_000, limitMs: 50 };
  const created = await createServerDatabase(server);
  try {
    // No visitor waits for this insert, so it may take what it takes.
    const patient = { connect: 10_000, statement: 600_000, answer: 600_000 };
    const recurring = await fill(await openPostgres(created.url, patient), scale);
    return [...(await ask(scale, { env: { DATABASE_URL: created.url } })), ...recurring];
  } finally {
    await created.drop();
  }
}

async function onEmbedded(): Promise<Row[]> {
  const scale = { name: "embedded", companies: 200, lines: 20_000, limitMs: 50 };
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-bench-"));
  try {
    const recurring = await fill(await openEmbedded(dataDir), scale);
    return [...(await ask(scale, { dataDir })), ...recurring];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const sizeOf = ({ name, companies, lines }: Scale) =>
  `${name}, ${companies.toLocaleString("en-US")} companies, ${lines.toLocaleString("en-US")} lines`;

async function fill(database: Database, scale: Scale): Promise<Row[]> {
  try {
    await seedPlans(database.db);
    await fillHours(database.db, { ...scale, today: civilDateOf(new Date()) });
    await fillRequests(database.db, scale.companies);
    await fillDesk(database.db, scale.companies * 25, ["staff-3", "staff-4"]);
    return await timeRecurring(sizeOf(scale), database);
  } finally {
    await database.close();
  }
}

async function ask(
  scale: Scale,
  options: { dataDir?: string; env?: Record<string, string> },
): Promise<Row[]> {
  const program = await startProgram({ ...options, env: { LOG_LEVEL: "warn", ...options.env } });
  try {
    const rows: Row[] = [];
    for (const [what, call] of Object.entries(await callsOf(program)))
      rows.push(await measureP95(`${sizeOf(scale)}: ${what}`, scale.limitMs, call));
    return rows;
  } finally {
    await program.stop();
  }
}

type Call = (run: number) => Promise<unknown>;

async function callsOf(program: Program): Promise<Record<string, Call>> {
  const staff = await adminOf(program);
  const owner = await callerOf(program, "owner-7@company-7.example");
  const { companyId: id } = await owner<{ companyId: string }>("GET", "/api/membership/hours");
  const monday = civilDateOf(new Date(Date.now() - 200 * 86_400_000));
  const sunday = civilDateOf(new Date(Date.now() - 194 * 86_400_000));
  const calls: Record<string, Call> = {};
  const views = (what: string, path: string, all: Record<string, string>) => {
    for (const [view, query] of Object.entries(all))
      calls[`${what}, ${view}`] = () => staff("GET", `${path}?limit=25&${query}`);
  };
  views("companies", "/api/admin/companies", companyViews);
  views("work", "/api/admin/work", {
    ...workViews,
    "of a company": `companyId=${id}`,
    "of a week": `from=${monday}&to=${sunday}`,
    "of a person's week": `consultantId=staff-3&from=${monday}&to=${sunday}`,
    "the oldest": `to=${civilDateOf(new Date(Date.now() - 550 * 86_400_000))}&page=100`,
  });
  views("inbox", "/api/admin/inbox", inboxViews);
  calls["a company's page"] = () => staff("GET", `/api/admin/companies/${id}`);
  calls["today"] = () => staff("GET", "/api/admin/today");
  calls["the last twelve weeks"] = () => staff("GET", "/api/admin/today/weeks");
  calls["promises kept in a year"] = () => staff("GET", "/api/admin/promises?weeks=52");
  calls["the reports"] = () => staff("GET", "/api/admin/reports");
  calls["what waits"] = () => staff("GET", "/api/admin/counts");
  const found = ["okafor 12", "clinic"];
  calls["search of the office"] = (run) =>
    staff("GET", `/api/admin/search?q=${encodeURIComponent(found[run % 2]!)}`);
  calls["a member's hours"] = () => owner("GET", "/api/membership/hours");
  calls["a member's account"] = () => owner("GET", "/api/auth/user");
  return calls;
}

if (import.meta.main) {
  const rows = await benchLists();
  printRows(rows);
  process.exit(rows.every(({ kept }) => kept) ? 0 : 1);
}
