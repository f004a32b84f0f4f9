import { globSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { retention } from "../content/retention.ts";
import { heldTables } from "./held-tables.ts";

const root = join(import.meta.dirname, "..");
const files = globSync("{domain,platform}/**/tables.ts", { cwd: root });
const modules = await Promise.all(files.map((file) => import(join(root, file))));
const tables = modules
  .flatMap((module) => Object.values(module as Record<string, unknown>))
  .filter((value) => is(value, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;
const columnsOf = (table: PgTable) => Object.entries(table).filter(isColumn);

function isColumn(entry: [string, unknown]): entry is [string, PgColumn] {
  return entry[1] instanceof Object && "columnType" in entry[1];
}

const stamps = new Set(["createdAt", "updatedAt"]);
const worded = new Set(["PgText", "PgJsonb", "PgCustomColumn", "PgArray"]);

/** In what holds a person, a date or a number may tell of them, too; elsewhere only what holds words. */
function mayTell(name: string, column: PgColumn, holdsPerson: boolean): boolean {
  if ((column.enumValues?.length ?? 0) > 0 || stamps.has(name)) return false;
  if (!holdsPerson) return worded.has(column.columnType);
  return column.columnType !== "PgBoolean" && column.columnType !== "PgUUID";
}

test("every table is declared once by its room", () => {
  expect(heldTables.map(({ table }) => nameOf(table)).toSorted()).toEqual(
    tables.map(nameOf).toSorted(),
  );
});

test("every column that may tell of a person is declared, as personal or plain", () => {
  const wrong = heldTables.flatMap(({ table, personal, plain }) => {
    const said = [...Object.keys(personal), ...plain];
    const columns = columnsOf(table);
    const holdsPerson = Object.keys(personal).length > 0;
    const unsaid = columns
      .filter(([name, column]) => mayTell(name, column, holdsPerson) && !said.includes(name))
      .map(([name]) => name);
    const twice = said.filter((name, at) => said.indexOf(name) !== at);
    return [...unsaid, ...twice].map((name) => `${nameOf(table)}.${name}`);
  });
  expect(wrong).toEqual([]);
});

test("what points to an account is personal", () => {
  const wrong = heldTables.flatMap(({ table, personal }) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const names = columnsOf(table)
        .filter(([, column]) => columns.includes(column))
        .map(([name]) => name);
      return nameOf(foreignTable) === "users" && !names.every((name) => name in personal)
        ? `${nameOf(table)}.${names.join()}`
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("every period of the privacy page is obeyed, and every rule is some table’s", () => {
  const rules = new Set<string>(heldTables.map(({ rule }) => rule));
  const elsewhere = ["openSignups", "finishedJobs", "failedJobs"];
  expect([...rules, ...elsewhere].toSorted()).toEqual(
    [...Object.keys(retention), "firm", "trial"].toSorted(),
  );
  const forgotten = heldTables.flatMap(({ forget, rule }) => (forget ? [forget.rule ?? rule] : []));
  const withPeriod = Object.entries(retention).filter(([, rule]) => "kept" in rule);
  const kept = withPeriod.map(([name]) => name).filter((name) => !elsewhere.includes(name));
  expect([...new Set<string>(forgotten)].toSorted()).toEqual([...kept, "counts"].toSorted());
});
