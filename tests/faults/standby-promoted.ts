import { newDataDir, startProgram } from "../support/program.ts";
import type { Figures } from "./figures.ts";
import { startOwnServer } from "./own-server.ts";
import { oneProgram } from "./one-program.ts";
import { underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";
import { layWire, throughWire, type Wire } from "./wire.ts";

/** The database crashes for good, and its standby takes its place under the same address. */
export async function standbyPromoted({ seed }: { seed: number }): Promise<Figures> {
  const server = await startOwnServer();
  let wire: Wire;
  let standby: Awaited<ReturnType<typeof server.follow>>;
  return underLoad({
    seed,
    async open({ env }) {
      standby = await server.follow();
      wire = await layWire(server.port);
      const url = throughWire(server.url, wire);
      const program = await startProgram({ env: { ...env, DATABASE_URL: url } });
      return oneProgram(program, { dataDir: await newDataDir(), url }, async () => {
        await wire.close();
        await server.close();
      });
    },
    async trouble(_, load) {
      await untilAcknowledged(load);
      await server.crash();
      await standby.promote();
      wire.leadTo(standby.port);
      return untilAcknowledged(load);
    },
  });
}
