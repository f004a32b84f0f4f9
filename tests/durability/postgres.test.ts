import { describe, it } from "vitest";
import { createServerDatabase } from "../support/database.ts";
import { databaseTroubles } from "../faults/database-troubles.ts";
import { mixedKill } from "../faults/mixed-kill.ts";
import { rollingRestarts } from "../faults/rolling-restarts.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { killWhileCharging } from "./kill-while-charging.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

describe.skipIf(!serverUrl)("on one PostgreSQL", () => {
  it("kill -9 while everybody is at work loses nothing acknowledged, and does nothing twice", async () => {
    const { url: databaseUrl, drop } = await createServerDatabase(serverUrl!);
    try {
      await expectNothingLost((options) => mixedKill({ ...options, databaseUrl }));
    } finally {
      await drop();
    }
  });

  it("a server that stops, crashes and ends connections takes no page away and loses nothing acknowledged", async () => {
    const bounds = { dark: 10, recovery: 60 };
    await expectNothingLost(({ seed }) => databaseTroubles({ seed, times: 1, seconds: 2 }), bounds);
  });

  it("kill -9 while cards are charged charges, refunds and mails nothing twice", async () => {
    const database = await createServerDatabase(serverUrl!);
    try {
      await killWhileCharging({ DATABASE_URL: database.url });
    } finally {
      await database.drop();
    }
  });

  it("two programs that are started at once, and again one after the other, lose nothing acknowledged", async () => {
    const { url: databaseUrl, drop } = await createServerDatabase(serverUrl!);
    try {
      // A busy machine takes longer over an answer than a stop waits: `npm run faults` allows none unanswered.
      await expectNothingLost((options) =>
        rollingRestarts({ ...options, times: 1, programs: 2, databaseUrl }),
      );
    } finally {
      await drop();
    }
  });
});
