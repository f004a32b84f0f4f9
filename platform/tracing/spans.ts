import { AsyncLocalStorage } from "node:async_hooks";

type Kind = "server" | "client" | "consumer";

/** Patterns, names and numbers: never an address, a value of a query or anything about a person. */
type Facts = Record<string, string | number>;

export type Span = {
  rename(name: string): void;
  set(facts: Facts): void;
  /** The kind of error, without its message, which may quote somebody. */
  fail(kind: string): void;
  end(): void;
};

export type StartSpan = (name: string, kind: Kind, facts: Facts, within?: Span) => Span;

const nothing: Span = { rename() {}, set() {}, fail() {}, end() {} };
const current = new AsyncLocalStorage<Span>();
let start: StartSpan | undefined;

export function traceWith(given: StartSpan): () => void {
  start = given;
  return () => void (start = undefined);
}

export async function inSpan<T>(
  name: string,
  kind: Kind,
  facts: Facts,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  if (!start) return run(nothing);
  const span = start(name, kind, facts, current.getStore());
  try {
    // A query of Drizzle's begins when it is awaited: within this, not after.
    return await current.run(span, async () => run(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : "unknown");
    throw error;
  } finally {
    span.end();
  }
}

/** A query of what is being traced; those that nobody caused, as the looks for jobs, would drown the rest. */
export function querySpan(statement: string | undefined): Span {
  const within = current.getStore();
  if (!start || !within || statement === undefined) return nothing;
  const summary = summaryOf(statement);
  return start(
    summary,
    "client",
    { "db.system.name": "postgresql", "db.query.summary": summary },
    within,
  );
}

/** Its verb and its first table: “select users”. */
export function summaryOf(statement: string): string {
  const [verb = "query"] = statement.trimStart().match(/^[a-z]+/i) ?? [];
  const [, table] = statement.match(/\b(?:from|into|update)\s+"?([a-z_]\w*)/i) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(" ");
}
