import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Ctx } from "../../platform/context.ts";
import { listPeople } from "../accounts/list-people.ts";
import { nameOf } from "../address-mail.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { foreseeApproval } from "./foresee-approval.ts";
import { holdingsOf } from "./holdings-of.ts";
import type { ListedWork, ToldWork } from "./schema.ts";
import { entries, type WorkRow, workQuestions } from "./tables.ts";

type ReadCtx = Pick<Ctx, "db" | "clock">;

const iso = (date: Date | null) => date?.toISOString() ?? null;

const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

export async function namesOf({ db }: Pick<Ctx, "db">, ids: (string | null)[]) {
  const people = await listPeople(db, unique(ids));
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return (id: string | null) => names.get(id ?? "") ?? firm.name;
}

async function overageOf({ db }: Pick<Ctx, "db">, lines: WorkRow[]) {
  const ids = lines.map(({ id }) => id);
  const rows = await db
    .select({ workId: entries.workId, minutes: sql<number>`sum(${entries.minutes})::integer` })
    .from(entries)
    .where(and(inArray(entries.workId, ids), eq(entries.kind, "overage")))
    .groupBy(entries.workId);
  return new Map(rows.map(({ workId, minutes }) => [workId, minutes]));
}

export async function tellWork(ctx: ReadCtx, lines: WorkRow[]): Promise<ToldWork[]> {
  const asked = await ctx.db
    .select()
    .from(workQuestions)
    .where(
      inArray(
        workQuestions.workId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(workQuestions.createdAt), asc(workQuestions.id));
  const people = [...lines.map((line) => line.consultantId), ...asked.map((one) => one.authorId)];
  const name = await namesOf(ctx, people);
  const overage = await overageOf(ctx, lines);
  const unapproved = lines.filter(({ approvedAt }) => approvedAt === null);
  const holdings = await holdingsOf(ctx, unapproved);
  return lines.map((line) => {
    const held = line.approvedAt === null ? holdings.get(line.companyId) : undefined;
    const foreseen = held && foreseeApproval(line, held);
    return {
      id: line.id,
      date: line.date,
      minutes: line.minutes,
      billedMinutes: line.billedMinutes,
      where: line.place,
      text: line.text,
      by: name(line.consultantId),
      status: line.status,
      overageMinutes: foreseen ? foreseen.overage : (overage.get(line.id) ?? 0),
      awaitedMinutes: foreseen?.awaitedMinutes ?? 0,
      waitsForAgreement: line.status === "logged" && foreseen?.needsAgreement === true,
      questions: asked
        .filter(({ workId }) => workId === line.id)
        .map(({ id, authorId, byStaff, text, createdAt }) => ({
          id,
          by: name(authorId),
          byStaff,
          text,
          at: createdAt.toISOString(),
        })),
      updatedAt: line.updatedAt.toISOString(),
    };
  });
}

/** For staff. */
export async function describeWork(ctx: ReadCtx, lines: WorkRow[]): Promise<ListedWork[]> {
  const companies = await companiesById(ctx.db, unique(lines.map(({ companyId }) => companyId)));
  const told = await tellWork(ctx, lines);
  return lines.map((line, index) => ({
    ...told[index]!,
    companyId: line.companyId,
    company: companies.get(line.companyId)?.name ?? "",
    consultantId: line.consultantId,
    requestId: line.requestId,
    sentBackBecause: line.sentBackBecause,
    approvedAt: iso(line.approvedAt),
    reversedAt: iso(line.reversedAt),
    overageAgreedAt: iso(line.overageAgreedAt),
  }));
}
