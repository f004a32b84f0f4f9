import type { PGliteInterface, Transaction } from "@electric-sql/pglite";
import type { ClientBase } from "pg";
import { Histogram } from "../metrics/histogram.ts";
import { querySpan } from "../tracing/spans.ts";

export type SlowQuery = { text: string; count: number; slowestMs: number; lastAt: Date };

const slowMs = 250;
const mostKept = 50;
/** Enough to find it in the source. */
const mostText = 400;

export type QueryTimes = ReturnType<typeof createQueryTimes>;

/** Statements only, in which Drizzle puts no value: what people wrote is not kept. */
export function createQueryTimes() {
  const slow = new Map<string, SlowQuery>();
  const histogram = new Histogram(
    "fontana_database_query_duration_seconds",
    "Time that a statement took, waiting for the database included.",
    [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
  );
  function began(asked: unknown) {
    const text = textOf(asked);
    const at = performance.now();
    const span = querySpan(text);
    return (error?: unknown) => {
      if (error) span.fail(kindOf(error));
      span.end();
      if (text !== undefined) took(text, performance.now() - at);
    };
  }
  function took(text: string, ms: number): void {
    histogram.observe({}, ms / 1000);
    if (ms < slowMs) return;
    const key = text.slice(0, mostText);
    const { count = 0, slowestMs = 0 } = slow.get(key) ?? {};
    // The one seen last goes to the end, so the first is the one to forget.
    slow.delete(key);
    slow.set(key, {
      text: key,
      count: count + 1,
      slowestMs: Math.round(Math.max(slowestMs, ms)),
      lastAt: new Date(),
    });
    const [oldest] = slow.keys();
    if (slow.size > mostKept && oldest !== undefined) slow.delete(oldest);
  }
  return {
    histogram,
    slowest: () => [...slow.values()].toSorted((a, b) => b.slowestMs - a.slowestMs),
    /** A client of the embedded database whose queries are timed; the one that is given stays as it is. */
    timed,
    watch(client: ClientBase): void {
      const asked = client as { query: (this: unknown, ...given: unknown[]) => unknown };
      const ask = asked.query.bind(client);
      asked.query = (...given) => {
        const ended = began(given[0]);
        const callback = given.at(-1);
        if (typeof callback === "function")
          given[given.length - 1] = (...answer: unknown[]) => {
            ended(answer[0]);
            callback(...answer);
          };
        return afterwards(ask(...given), ended);
      };
    },
  };

  function timed<T extends PGliteInterface | Transaction>(client: T): T {
    return new Proxy(client, {
      get(_, key) {
        const value: unknown = Reflect.get(client, key, client);
        if (typeof value !== "function") return value;
        if (key === "query")
          return (...given: unknown[]) => {
            const ended = began(given[0]);
            return afterwards<unknown>(value.apply(client, given), ended);
          };
        if (key === "transaction")
          return (run: (tx: Transaction) => Promise<unknown>) =>
            value.call(client, (tx: Transaction) => run(timed(tx)));
        return value.bind(client);
      },
    });
  }
}

function afterwards<T>(answer: T, ended: (error?: unknown) => void): T {
  if (answer instanceof Promise) answer.then(() => ended(), ended);
  return answer;
}

/** The database's own code, or the error's name: a message may quote a value. */
const kindOf = (error: unknown) =>
  error instanceof Error ? ("code" in error ? String(error.code) : error.name) : "unknown";

function textOf(asked: unknown): string | undefined {
  if (typeof asked === "string") return asked;
  const text = typeof asked === "object" && asked !== null && "text" in asked && asked.text;
  return typeof text === "string" ? text : undefined;
}
