import { it } from "vitest";
import { databaseTroubles } from "../faults/database-troubles.ts";
import { serverUrl } from "../support/database.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";

it.skipIf(!serverUrl)(
  "a server that stops, crashes and ends connections takes no page away and loses nothing acknowledged",
  async () => {
    const bounds = { dark: 10, recovery: 60 };
    await expectNothingLost(({ seed }) => databaseTroubles({ seed, times: 1, seconds: 2 }), bounds);
  },
);
