import { withDatabase } from "./own-server.ts";
import { databaseTroubles } from "./database-troubles.ts";
import { clockJumps } from "./clock-jumps.ts";
import { deploy } from "./deploy.ts";
import { diskFull, serverDiskFull } from "./disk-full.ts";
import type { Bounds, Figures } from "./figures.ts";
import { hourOfLoad } from "./hour.ts";
import { mixedKill } from "./mixed-kill.ts";
import { overloadScenario } from "./overload.ts";
import { providerTroubles } from "./provider-troubles.ts";
import { rollingRestarts } from "./rolling-restarts.ts";
import { standbyPromoted } from "./standby-promoted.ts";

type Scenario = {
  times: number;
  bounds: Bounds;
  run(options: { seed: number; times: number }): Promise<Figures>;
};

/** A program that was killed is away until it has started again. */
const restarted: Bounds = { dark: 30, recovery: 30 };

/** Of several programs one is always there. */
const unnoticed: Bounds = { dark: 2, recovery: 5, unanswered: 0 };

const restartEach = (programs: number) => (options: { seed: number; times: number }) =>
  withDatabase(({ url }) => rollingRestarts({ ...options, programs, databaseUrl: url }));

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
  "standby-promoted": {
    times: 1,
    bounds: { dark: 2, recovery: 20 },
    run: standbyPromoted,
  },
  "disk-full": {
    times: 2,
    bounds: { dark: 2, recovery: 20 },
    run: (options) => diskFull({ ...options, seconds: 15 }),
  },
  "disk-full-postgresql": {
    times: 2,
    bounds: { dark: 2, recovery: 20 },
    run: (options) => serverDiskFull({ ...options, seconds: 15 }),
  },
  "clock-jumps": {
    times: 6,
    bounds: { dark: 2, recovery: 20, unanswered: 0 },
    run: (options) => clockJumps({ ...options, withInbox: true }),
  },
  "clock-jumps-postgresql": {
    times: 6,
    bounds: { dark: 2, recovery: 20, unanswered: 0 },
    run: (options) => clockJumps({ ...options, withInbox: true, onServer: true }),
  },
  "provider-troubles": {
    times: 1,
    bounds: { dark: 1, recovery: 20 },
    run: (options) => providerTroubles({ ...options, seconds: 30 }),
  },
  overload: {
    times: 1,
    bounds: { dark: 2, recovery: 5, unanswered: 0 },
    run: overloadScenario,
  },
  // As many minutes.
  hour: { times: 60, bounds: { dark: 2, recovery: 0 }, run: hourOfLoad },
  "hour-postgresql": {
    times: 60,
    bounds: { dark: 2, recovery: 0 },
    run: (options) => withDatabase(({ url }) => hourOfLoad({ ...options, databaseUrl: url })),
  },
  deploy: { times: 1, bounds: unnoticed, run: deploy },
  "two-restarted": { times: 3, bounds: unnoticed, run: restartEach(2) },
  "four-restarted": { times: 2, bounds: unnoticed, run: restartEach(4) },
};
