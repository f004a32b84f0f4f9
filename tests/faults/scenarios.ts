import { withDatabase } from "./own-server.ts";
import { databaseTroubles } from "./database-troubles.ts";
import type { Bounds, Figures } from "./figures.ts";
import { mixedKill } from "./mixed-kill.ts";

type Scenario = {
  times: number;
  bounds: Bounds;
  run(options: { seed: number; times: number }): Promise<Figures>;
};

/** A program that was killed is away until it has started again. */
const restarted: Bounds = { dark: 30, recovery: 30 };

export const scenarios: Record<string, Scenario> = {
  "mixed-kill": {
    times: 100,
    bounds: restarted,
    run: (options) => mixedKill({ ...options, withInbox: true }),
  },
  "mixed-kill-postgresql": {
    times: 100,
    bounds: restarted,
    run: (options) =>
      withDatabase(({ url }) => mixedKill({ ...options, databaseUrl: url, withInbox: true })),
  },
  "database-troubles": {
    times: 1,
    bounds: { dark: 2, recovery: 20 },
    run: (options) => databaseTroubles({ ...options, seconds: 30 }),
  },
};
