import { sql } from "drizzle-orm";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { seedPlans } from "../../domain/plans/seed-plans.ts";
import { openPostgres } from "../../platform/db/postgres.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { adminOf, callerOf } from "../support/admin-of.ts";
import { createServerDatabase } from "../support/database.ts";
import { fillDesk } from "../support/fill-desk.ts";
import { fillHours } from "../support/fill-hours.ts";
import { type Program, startProgram } from "../support/program.ts";
import { timeFirstPaint } from "./first-paint.ts";
import { measureP95 } from "./measure-p95.ts";
import type { Row } from "./row.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const conversations = 50_000;
/** Milliseconds on the server, whatever the screen. */
const limitMs = 60;

/** Every screen of the desk with 50,000 conversations, entries of the log and deliveries, on PostgreSQL. */
export async function benchDesk(): Promise<Row[]> {
  const created = await createServerDatabase(server);
  try {
    const patient = { connect: 10_000, statement: 600_000, answer: 600_000 };
    const { db, close } = await openPostgres(created.url, patient);
    await seedPlans(db);
    await fillHours(db, { companies: 100, lines: 1000, today: civilDateOf(new Date()) });
    await fillDesk(db, conversations, ["staff-3", "staff-4"]);
    await fillLog(db);
    await close();
    const program = await startProgram({
      env: { LOG_LEVEL: "warn", DATABASE_URL: created.url },
    });
    try {
      const rows: Row[] = [];
      for (const [what, call] of Object.entries(await callsOf(program)))
        rows.push(await measureP95(`desk, 50,000 conversations: ${what}`, limitMs, call));
      return [...rows, await timeFirstPaint(program)];
    } finally {
      await program.stop();
    }
  } finally {
    await created.drop();
  }
}

async function fillLog(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into audit_log (actor_kind, actor_id, action, subject_type, subject_id, company_id, request_id, details, created_at)
    select 'member', 'staff-3', 'conversation.answered', 'conversation', id::text, company_id::text, 'bench',
      jsonb_build_object('subject', subject), created_at
    from conversations`);
  await db.execute(sql`
    with endpoint as (
      insert into webhook_endpoints (url, description, events, enabled, secret)
      values ('https://crm.example/hook', 'CRM', '[]', false, 'sealed') returning id
    )
    insert into webhook_deliveries (endpoint_id, event_id, type, body, attempts, delivered_at, answer, created_at)
    select endpoint.id, 'msg_' || c.id, 'request.created', '{}', 1, c.created_at, 200, c.created_at
    from conversations c cross join endpoint`);
  // Otherwise the server tidies up what was written at once while the screens are measured.
  await db.execute(sql`vacuum analyze`);
  await db.execute(sql`checkpoint`);
}

type Caller = Awaited<ReturnType<typeof callerOf>>;

const idsAt = async (call: Caller, path: string) =>
  (await call<{ id: string }[]>("GET", path)).map(({ id }) => id);

const get = (call: Caller, path: string) => () => call("GET", path);

async function callsOf(
  program: Program,
): Promise<Record<string, (run: number) => Promise<unknown>>> {
  const staff = await adminOf(program);
  const owner = await callerOf(program, "owner-7@company-7.example");
  const shown = await idsAt(staff, "/api/admin/inbox?limit=25&status=any");
  const asked = await idsAt(owner, "/api/requests?limit=25");
  return {
    inbox: get(staff, "/api/admin/inbox?limit=25"),
    "a conversation": (run) => staff("GET", `/api/admin/inbox/${shown[run % shown.length]}`),
    "the history of a conversation": (run) =>
      staff("GET", `/api/admin/log?conversationId=${shown[run % shown.length]}&limit=100`),
    today: get(staff, "/api/admin/today"),
    "the last twelve weeks": get(staff, "/api/admin/today/weeks"),
    companies: get(staff, "/api/admin/companies?limit=25"),
    log: get(staff, "/api/admin/log?limit=25"),
    "log, page 40": get(staff, "/api/admin/log?limit=25&page=40"),
    "log, a search": get(staff, "/api/admin/log?limit=25&q=report+4999"),
    deliveries: get(staff, "/api/admin/webhook-deliveries?limit=25"),
    "deliveries, page 40": get(staff, "/api/admin/webhook-deliveries?limit=25&page=40"),
    "a member’s requests": get(owner, "/api/requests?limit=25"),
    "a member’s request": (run) => owner("GET", `/api/requests/${asked[run % asked.length]}`),
  };
}
