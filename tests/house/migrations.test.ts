import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../platform/db/migrations");

/** The last one of the time when nothing ran that it could break. */
const lastBeforeDeploys = 29;

const breaking: [RegExp, string][] = [
  [/\bdrop (table|column|view)\b/i, "drops what it reads"],
  [/\brename\b/i, "renames what it reads"],
  [/\bset data type\b|\balter column "\w+" type\b/i, "changes the type of what it writes"],
  [/\bset not null\b/i, "asks for what it leaves out"],
  [
    /\badd column (?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/i,
    "asks for a column that it does not know",
  ],
];

/**
 * What the version that still runs during a deploy could not live with. A migration that cleans up after one
 * names, in its first line, the migration since which nothing uses what it takes away: `-- unused since 0057`.
 */
function breaks(sql: string): string[] {
  if (/^-- unused since \d{4}\n/.test(sql)) return [];
  const statements = sql
    .replace(/--(?!> statement-breakpoint).*$/gm, "")
    .split(/--> statement-breakpoint|;/);
  return statements.flatMap((statement) => {
    const said = statement.replace(/\s+/g, " ").trim();
    return breaking.flatMap(([what, words]) => (what.test(said) ? [`${words}: ${said}`] : []));
  });
}

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql") && Number(name.slice(0, 4)) > lastBeforeDeploys)
  .map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));

test("a migration leaves the version before it running, so that both serve during a deploy", () => {
  expect(migrations.length).toBeGreaterThan(25);
  for (const { name, sql } of migrations) expect(breaks(sql), name).toEqual([]);
});

test("what is unused was deployed as unused before it goes", () => {
  const numbers = new Set(readdirSync(folder).map((name) => name.slice(0, 4)));
  for (const { name, sql } of migrations) {
    const [, since] = /^-- unused since (\d{4})\n/.exec(sql) ?? [];
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
