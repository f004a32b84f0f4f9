import type { Client } from "pg";
import { atMost, emptyAgain, type Fresh, readFresh, type Run } from "./empty-again.ts";
import { createServerDatabase, serverTemplate, withClient } from "./server-database.ts";

type Lendable = Awaited<ReturnType<typeof createServerDatabase>> & { times: number };
const idle: Lendable[] = [];
let fresh: Promise<Fresh> | undefined;

/** Those that lie idle in the end are dropped with the template. */
export async function lendOnServer(
  server: string,
): Promise<{ url: string; giveBack(): Promise<void> }> {
  const lent = idle.pop() ?? { ...(await createServerDatabase(server)), times: 0 };
  if (!process.env[serverTemplate]) return { url: lent.url, giveBack: lent.drop };
  await (fresh ??= withClient(lent.url, (client) => readFresh(runOn(client))));
  let given: Promise<void> | undefined;
  const giveBack = () => (given ??= takeBack({ ...lent, times: lent.times + 1 }));
  return { url: lent.url, giveBack };
}

const endOthers = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

async function takeBack(lent: Lendable): Promise<void> {
  const empty = () =>
    withClient(lent.url, async (client) => {
      await client.query(endOthers);
      return fresh !== undefined && emptyAgain(runOn(client), await fresh);
    });
  if (lent.times < atMost && (await empty())) idle.push(lent);
  else await lent.drop();
}

function runOn(client: Client): Run {
  return async (statement) => (await client.query<Record<string, unknown>>(statement)).rows;
}
