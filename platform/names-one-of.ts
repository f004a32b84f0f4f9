import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether JSON, as text, has one of these as a value, in any case of its letters. */
export function namesOneOf(text: SQLWrapper, names: string[]): SQL {
  const areIn = names.map((name) => {
    const value = JSON.stringify(name.toLowerCase());
    return sql`position(${value} in lower(${text})) > 0`;
  });
  return or(...areIn) ?? sql`false`;
}
