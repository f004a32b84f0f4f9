import { Client } from "pg";
import type { Database } from "./database.ts";
import { listeners, sender } from "./notify.ts";

type Hearing = {
  changed: () => void;
  lost: () => void;
  regained: () => void;
};

export type Listener = { close(): Promise<void> };

const retryMs = 1000;
const pulseMs = 5000;

export async function listen(
  database: Database,
  channel: string,
  hearing: Hearing,
): Promise<Listener> {
  listeners.on(channel, hearing.changed);
  const stopLocal = () => listeners.off(channel, hearing.changed);
  // No other process has the embedded database open.
  if (database.kind === "embedded") {
    hearing.regained();
    return { close: async () => void stopLocal() };
  }
  const { connectionString } = database.handle.options;
  if (!connectionString) throw new Error("Listening needs a pool opened by its URL.");
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString,
      connectionTimeoutMillis: pulseMs,
      query_timeout: pulseMs,
      keepAlive: true,
    });
    client = next;
    next.on("notification", ({ payload }) => payload !== sender && hearing.changed());
    next.on("error", () => again(next));
    next.on("end", () => again(next));
    try {
      await next.connect();
      await next.query(`listen "${channel}"`);
      if (closed) return;
      hearing.regained();
      pulse(next);
    } catch {
      again(next);
    }
  }

  /** A silent connection looks the same as a dead one, so ask. */
  function pulse(current: Client): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      current.query("select 1").then(
        () => current === client && !closed && pulse(current),
        () => again(current),
      );
    }, pulseMs).unref();
  }

  function again(failed: Client): void {
    if (closed || failed !== client) return;
    client = undefined;
    hearing.lost();
    void failed.end().catch(() => {});
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), retryMs).unref();
  }

  await connect();
  return {
    async close() {
      closed = true;
      stopLocal();
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
