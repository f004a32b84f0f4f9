import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** What a person’s own export leaves out, what the deletion of their account leaves behind, and why. Without either: exported and erased. */
export type Fate = { leftOut?: string; kept?: string };

export type HeldTable<Rule extends string = string> = {
  table: PgTable;
  rule: Rule;
  /** Rows are deleted once this instant has passed, or lies back as far as the rule says: the table's, or one of their own. */
  forget?: { when?: SQL; rule?: Rule } & ({ expires: PgColumn } | { since: PgColumn });
  personal: Readonly<Record<string, Fate>>;
  /** Columns that cannot tell of a person. */
  plain: readonly string[];
  /** The column with the bytes of a file, which may leave for the bucket; then `object` says where they are. */
  file?: string;
};

type ColumnsOf<Table extends PgTable> = keyof Table["$inferSelect"] & string;

type Facts<Table extends PgTable, Rule extends string> = {
  rule: Rule;
  forget?: HeldTable<Rule>["forget"];
  personal?: { readonly [Name in ColumnsOf<Table>]?: Fate };
  plain?: readonly ColumnsOf<Table>[];
  file?: ColumnsOf<Table>;
};

export function held<Table extends PgTable, Rule extends string>(
  table: Table,
  { rule, forget, personal = {}, plain = [], file }: Facts<Table, Rule>,
): HeldTable<Rule> {
  const columns = Object.entries<Fate | undefined>(personal);
  return {
    table,
    rule,
    ...(forget ? { forget } : {}),
    personal: Object.fromEntries(columns.flatMap(([name, fate]) => (fate ? [[name, fate]] : []))),
    plain,
    ...(file ? { file } : {}),
  };
}
