import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blocks } from "../support/manual.ts";

const folder = join(import.meta.dirname, "../../platform/db/migrations");

/** The last one of the time when nothing ran that it could break. */
const lastBeforeDeploys = 29;

/** The last one before constraints had to be marked. */
const lastBeforeMarks = 77;

/** What an operator searches for before an upgrade, in the lines that git says are new. */
const searches = blocks.flatMap((block) =>
  [...block.matchAll(/migrations\/\*\.sql' \| grep -iP '(.+)'$/gm)].map(([, one = ""]) => one),
);
const searched = new RegExp(searches[0] ?? "", "i");

const mark = /^-- (unused|kept) since (\d{4})\n/;

const statementsOf = (sql: string) =>
  sql
    .replace(/--(?!> statement-breakpoint).*$/gm, "")
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.replace(/\s+/g, " ").trim());

/**
 * What the version that still runs during a deploy could not live with. A migration that cleans up after one names, in
 * its first line, the migration since which nothing uses what it takes away: `-- unused since 0057`.
 */
function breaks(sql: string): string[] {
  if (mark.test(sql)) return [];
  return statementsOf(sql).filter((statement) => searched.test(`+${statement}`));
}

/**
 * What asks old columns for more than the version before may keep to. Where that one does keep to it, the first line
 * names the migration since which each does: `-- kept since 0057`.
 */
function constrains(sql: string): string[] {
  if (mark.test(sql)) return [];
  const statements = statementsOf(sql);
  const added = statements.flatMap((statement) => {
    const [, table, column] =
      /^create table (?:if not exists )?"(\w+)"|^alter table "\w+" add column ("\w+")/i.exec(
        statement,
      ) ?? [];
    return table === undefined ? (column ?? []) : `on "${table}"`;
  });
  return statements
    .map((said) =>
      said.replace(/^alter table ("\w+") add constraint "\w+" (check|unique)/i, "on $1 $2"),
    )
    .map((said) => said.replace(/^create unique index (?:if not exists )?"\w+" /i, ""))
    .filter((said) => /^on "/i.test(said))
    .filter((said) => !added.some((one) => said.toLowerCase().includes(one.toLowerCase())));
}

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql") && Number(name.slice(0, 4)) > lastBeforeDeploys)
  .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));

test("a migration leaves the version before it running, so that both serve during a deploy", () => {
  expect(migrations.length).toBeGreaterThan(25);
  for (const { name, sql } of migrations) expect(breaks(sql), name).toEqual([]);
  for (const { name, sql } of migrations)
    if (Number(name.slice(0, 4)) > lastBeforeMarks) expect(constrains(sql), name).toEqual([]);
});

test("the manual’s two searches are one, and find by line what is found here by statement", () => {
  expect(searches).toEqual([searched.source, searched.source]);
  for (const { name, sql } of migrations) {
    const lines = sql.split("\n").filter((line) => searched.test(`+${line}`));
    const statements = statementsOf(sql).filter((statement) => searched.test(`+${statement}`));
    expect(lines.length, name).toBeGreaterThanOrEqual(statements.length);
    if (mark.test(sql)) expect(lines[0], name).toMatch(/^-- /);
  }
});

test("what a mark names was deployed before", () => {
  const numbers = new Set(readdirSync(folder).map((name) => name.slice(0, 4)));
  for (const { name, sql } of migrations) {
    const [, , since] = mark.exec(sql) ?? [];
    if (since === undefined) continue;
    expect(numbers.has(since) && since < name.slice(0, 4), `${name} is later than ${since}`).toBe(
      true,
    );
  }
});

test.each([
  ['ALTER TABLE "work" DROP COLUMN "text";', 1],
  ['DROP TABLE "work";', 1],
  ['ALTER TABLE "work" RENAME COLUMN "text" TO "words";', 1],
  ['ALTER TABLE "work" ALTER COLUMN "text" SET DATA TYPE uuid;', 1],
  ['ALTER TABLE "work" ALTER COLUMN "text" TYPE uuid;', 1],
  ['ALTER TABLE "work" ALTER COLUMN "text" SET NOT NULL;', 1],
  ['ALTER TABLE "work" ADD COLUMN "mood" text NOT NULL;', 1],
  ['ALTER TABLE "work" ADD COLUMN "mood" text DEFAULT \'\' NOT NULL;', 0],
  [
    'ALTER TABLE "work" ADD COLUMN "mood" text;--> statement-breakpoint\nDROP INDEX "work_mood";',
    0,
  ],
  ['CREATE TABLE "moods" ("id" uuid NOT NULL);', 0],
  ['-- unused since 0057\nALTER TABLE "work" DROP COLUMN "text";', 0],
])("of %j the check finds %i", (sql, many) => {
  expect(breaks(sql)).toHaveLength(many);
});

test.each([
  ['ALTER TABLE "work" ADD CONSTRAINT "work_text" CHECK ("work"."text" <> \'\');', 1],
  ['ALTER TABLE "work" ADD CONSTRAINT "work_text_unique" UNIQUE("text");', 1],
  ['CREATE UNIQUE INDEX "work_text" ON "work" USING btree ("text");', 1],
  ['CREATE INDEX "work_text" ON "work" USING btree ("text");', 0],
  [
    'CREATE TABLE "moods" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "moods_id" ON "moods" ("id");',
    0,
  ],
  [
    'ALTER TABLE "work" ADD COLUMN "mood" text;--> statement-breakpoint\nALTER TABLE "work" ADD CONSTRAINT "work_mood" CHECK ("work"."mood" <> \'\');',
    0,
  ],
  ['-- kept since 0057\nALTER TABLE "work" ADD CONSTRAINT "t" UNIQUE("text");', 0],
])("of %j the check finds %i that asks old columns for more", (sql, many) => {
  expect(constrains(sql)).toHaveLength(many);
});
