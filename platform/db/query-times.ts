import type { PGliteInterface, Transaction } from "@electric-sql/pglite";
import type { ClientBase } from "pg";
import { Histogram } from "../metrics/histogram.ts";

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
  function took(asked: unknown, began: number): void {
    const text = textOf(asked);
    if (text === undefined) return;
    const ms = performance.now() - began;
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
    /** The slowest first. */
    slowest: () => [...slow.values()].toSorted((a, b) => b.slowestMs - a.slowestMs),
    /** A client of the embedded database whose queries are timed; the one that is given stays as it is. */
    timed,
    /** From here on each query of this client of a pool is timed. */
    watch(client: ClientBase): void {
      const asked = client as { query: (this: unknown, ...given: unknown[]) => unknown };
      const ask = asked.query.bind(client);
      asked.query = (...given) => {
        const began = performance.now();
        const callback = given.at(-1);
        if (typeof callback === "function")
          given[given.length - 1] = (...answer: unknown[]) => {
            took(given[0], began);
            callback(...answer);
          };
        return afterwards(ask(...given), given[0], began);
      };
    },
  };

  function afterwards<T>(answer: T, asked: unknown, began: number): T {
    const done = () => took(asked, began);
    if (answer instanceof Promise) answer.then(done, done);
    return answer;
  }

  function timed<T extends PGliteInterface | Transaction>(client: T): T {
    return new Proxy(client, {
      get(_, key) {
        const value: unknown = Reflect.get(client, key, client);
        if (typeof value !== "function") return value;
        if (key === "query")
          return (...given: unknown[]) => {
            const began = performance.now();
            return afterwards<unknown>(value.apply(client, given), given[0], began);
          };
        if (key === "transaction")
          return (run: (tx: Transaction) => Promise<unknown>) =>
            value.call(client, (tx: Transaction) => run(timed(tx)));
        return value.bind(client);
      },
    });
  }
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === "string") return asked;
  const text = typeof asked === "object" && asked !== null && "text" in asked && asked.text;
  return typeof text === "string" ? text : undefined;
}
