import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { onceById } from "../support/mailed-code.ts";
import type { ReceivedMail } from "../support/mailbox.ts";
import type { Neighbors } from "./firm.ts";
import type { Deed, JourneyName } from "./journeys.ts";

const kept: Partial<Record<JourneyName, SQL>> = {
  visitor: sql`select split_part(email, '@', 1) as mark from contacts`,
  signup: sql`select split_part(email, '@', 1) as mark from membership_signups`,
  request: sql`select subject as mark from conversations where kind = 'request'`,
  reply: sql`select rtrim(text, '.') as mark from messages where author = 'staff'`,
  work: sql`select text as mark from work`,
  mail: sql`select subject as mark from conversations where kind = 'lead'`,
};

async function rowsOf<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Row[] }).rows;
}

/** How many records there are of each deed. Nobody else may have the database open. */
export async function readBooks(where: { url?: string; dataDir: string }) {
  const { db, close } = await openDatabase(where);
  const marks = new Map<string, number>();
  for (const [journey, query] of Object.entries(kept)) {
    const rows = await rowsOf<{ mark: string }>(db, query);
    for (const { mark } of rows)
      if (mark.startsWith(`${journey}-`)) marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  const planned = await rowsOf<{ email: string; plan: string | null }>(
    db,
    sql`select email, next_plan_id as plan from memberships join seats using (company_id) join users on users.id = user_id`,
  );
  await close();
  return { marks, plans: new Map(planned.map(({ email, plan }) => [email, plan])) };
}

type Books = Awaited<ReturnType<typeof readBooks>>;

export function chargesOf({ stripe }: Neighbors, email: string): number {
  const { customers, charges } = stripe.account;
  const ids = new Set(
    [...customers.values()].filter((one) => one.email === email).map(({ id }) => id),
  );
  return [...charges.values()].filter(
    ({ customer, status }) => status === "succeeded" && customer !== null && ids.has(customer),
  ).length;
}

type MailsTo = Map<string, ReceivedMail[]>;

/** By address: after an hour there are tens of thousands of them. */
export function sortMails({ smtp }: Neighbors): MailsTo {
  const mailsTo: MailsTo = new Map();
  for (const mail of onceById(smtp))
    for (const to of mail.to.split(", ")) mailsTo.set(to, [...(mailsTo.get(to) ?? []), mail]);
  return mailsTo;
}

/** Of an answer the mail to the client, of a visitor's message the thanks. */
export function mailsOf(mailsTo: MailsTo, { journey, mark, to }: Deed): number | null {
  if (journey !== "visitor" && journey !== "reply") return null;
  const own = mailsTo.get(to!) ?? [];
  return journey === "visitor"
    ? own.length
    : own.filter(({ text }) => text.includes(`${mark}.`)).length;
}

type Done = { acknowledged: Deed[]; open: Deed[] };

const recorded = ({ journey }: Deed) => journey === "charge" || journey in kept;

/** What was lost, and what is there twice. */
export function compareBooks({ marks, plans }: Books, neighbors: Neighbors, done: Done) {
  const mailsTo = sortMails(neighbors);
  const timesOf = (deed: Deed) =>
    deed.journey === "charge" ? chargesOf(neighbors, deed.to!) : (marks.get(deed.mark) ?? 0);
  const name = (deed: Deed) =>
    `${deed.mark} (${timesOf(deed)} records, ${mailsOf(mailsTo, deed)} mails)`;
  const lost = done.acknowledged.filter(
    (deed) => (recorded(deed) && timesOf(deed) < 1) || mailsOf(mailsTo, deed) === 0,
  );
  const doubled = [...done.acknowledged, ...done.open].filter(
    (deed) => (recorded(deed) && timesOf(deed) > 1) || (mailsOf(mailsTo, deed) ?? 0) > 1,
  );
  return { lost: [...lost.map(name), ...lostPlans(plans, done)], doubled: doubled.map(name) };
}

const nOf = ({ mark }: Deed) => Number(mark.split("-")[1]);

const ofPlans = (deeds: Deed[]) => deeds.filter(({ journey }) => journey === "plan");

/** Planned is what was acknowledged last, or what got no answer since. */
function lostPlans(plans: Books["plans"], { acknowledged, open }: Done): string[] {
  const last = new Map<string, Deed>();
  for (const deed of ofPlans(acknowledged).toSorted((a, b) => nOf(a) - nOf(b)))
    last.set(deed.by!, deed);
  return [...last.values()].flatMap((deed) => {
    const later = ofPlans(open).filter((one) => one.by === deed.by && nOf(one) > nOf(deed));
    const is = plans.get(deed.by!);
    const isKnown = [deed, ...later].some(({ to }) => to === is);
    return isKnown ? [] : [`${deed.mark} of ${deed.by}: planned is ${is}, not ${deed.to}`];
  });
}
