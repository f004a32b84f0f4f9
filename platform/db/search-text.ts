import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Spelled alike in an index and in what asks it. */
export function searchText(...columns: AnyPgColumn[]): SQL {
  const parts = columns.map((column) => sql`coalesce(${column}, '')`);
  return sql`lower(${sql.join(parts, sql` || ' ' || `)})`;
}

/** For a pattern: its wildcards stand for themselves. */
export const literal = (words: string) => words.replace(/[\\%_]/g, "\\$&");

const lowered = (words: string) => literal(words.toLowerCase());

/** More words than anybody looks for would only keep the database busy. */
const maxWords = 8;

export function hasWords(text: SQL, words: string): SQL {
  const each = words.split(/\s+/).slice(0, maxWords);
  const conditions = each.map((word) => sql`${text} like ${`%${lowered(word)}%`}`);
  return sql.join(conditions, sql` and `);
}

export const startingFirst = (text: SQL, words: string): SQL =>
  sql`(${text} like ${`${lowered(words)}%`}) desc`;

export function bestFirst(text: SQL, words: string, createdAt: AnyPgColumn): SQL[] {
  return [startingFirst(text, words), sql`${createdAt} desc`];
}
