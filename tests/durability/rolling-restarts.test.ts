import { it } from "vitest";
import { rollingRestarts } from "../faults/rolling-restarts.ts";
import { serverUrl } from "../support/database.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { onEitherDatabase } from "./on-either-database.ts";

it.skipIf(!serverUrl)(
  "two programs that are started at once, and again one after the other, lose nothing acknowledged",
  async () => {
    // A busy machine takes longer over an answer than a stop waits: `npm run faults` allows none unanswered.
    await onEitherDatabase((databaseUrl) =>
      expectNothingLost((options) =>
        rollingRestarts({ ...options, times: 1, programs: 2, databaseUrl: databaseUrl! }),
      ),
    );
  },
);
