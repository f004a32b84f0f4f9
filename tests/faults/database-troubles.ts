import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "../support/server-database.ts";
import { newDataDir, startProgram } from "../support/program.ts";
import type { Figures } from "./figures.ts";
import { startOwnServer } from "./own-server.ts";
import { oneProgram } from "./one-program.ts";
import { underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";

type Server = Awaited<ReturnType<typeof startOwnServer>>;
type Trouble = (server: Server, seconds: number) => Promise<unknown>;

const connections =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

const troubles: Trouble[] = [
  async (server, seconds) => {
    await server.stop();
    await sleep(seconds * 1000);
    await server.start();
  },
  async (server) => {
    await server.crash();
    await server.start();
  },
  ({ url }) => withClient(url, (client) => client.query(connections)),
];

/** One server is stopped for a while, crashes, and ends all connections, each so many times. */
export async function databaseTroubles(given: {
  seed: number;
  times: number;
  seconds: number;
}): Promise<Figures> {
  const server = await startOwnServer();
  const dataDir = await newDataDir();
  return underLoad({
    seed: given.seed,
    async open({ env }) {
      const program = await startProgram({ env: { ...env, DATABASE_URL: server.url } });
      return oneProgram(program, { dataDir, url: server.url }, () => server.close());
    },
    async trouble(_, load) {
      let longest = 0;
      for (let n = 0; n < given.times; n += 1)
        for (const trouble of troubles) {
          await untilAcknowledged(load);
          await trouble(server, given.seconds);
          longest = Math.max(longest, await untilAcknowledged(load));
        }
      return longest;
    },
  });
}
