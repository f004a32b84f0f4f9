import { it } from "vitest";
import { mixedKill } from "../faults/mixed-kill.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { onEitherDatabase } from "./on-either-database.ts";

it("kill -9 while everybody is at work loses nothing acknowledged, and does nothing twice", async () => {
  await onEitherDatabase((databaseUrl) =>
    expectNothingLost((options) => mixedKill({ ...options, ...(databaseUrl && { databaseUrl }) })),
  );
});
