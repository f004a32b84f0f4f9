import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import { inSpan, type Span, traceWith } from "./spans.ts";

it("a statement that waited for a connection belongs to the request that asked", async () => {
  const database = await openTestDatabase();
  const names = new Map<Span, string>();
  const pairs: string[] = [];
  const stop = traceWith((name, _kind, _facts, within) => {
    const span: Span = { rename() {}, set() {}, fail() {}, end() {} };
    names.set(span, name);
    if (within) pairs.push(`${names.get(within)}: ${name}`);
    return span;
  });
  // More than there are connections.
  const requests = Array.from({ length: 30 }, (_, at) => `r${at}`);
  const asked = requests.map((name) => {
    const query = sql.raw(`with t_${name} as (select pg_sleep(0.01)) select * from t_${name}`);
    return inSpan(name, "server", {}, () => database.db.execute(query));
  });
  await Promise.all(asked).finally(stop);
  await database.close();
  expect(pairs.toSorted()).toEqual(requests.map((name) => `${name}: with t_${name}`).toSorted());
});
