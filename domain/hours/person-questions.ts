import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { work, workQuestions } from "./tables.ts";

/** What they asked about lines of work; it stays with the company, without their name. */
export function exportQuestions(db: Queryable, { userId }: Person) {
  return db
    .select({
      work: work.text,
      date: work.date,
      text: workQuestions.text,
      createdAt: workQuestions.createdAt,
    })
    .from(workQuestions)
    .innerJoin(work, eq(work.id, workQuestions.workId))
    .where(eq(workQuestions.authorId, userId))
    .orderBy(asc(workQuestions.createdAt), asc(workQuestions.id));
}
