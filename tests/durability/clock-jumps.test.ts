import { it } from "vitest";
import { clockJumps } from "../faults/clock-jumps.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";

it("a clock that leaps ahead and back loses nothing acknowledged, and does nothing twice", async () => {
  await expectNothingLost(({ seed }) => clockJumps({ seed, times: 1 }));
});
