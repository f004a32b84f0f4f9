import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { type Bounds, type Figures, missesOf } from "../faults/figures.ts";

/** On a machine that is busy with much else, a start takes its time. */
const patient: Bounds = { dark: 180, recovery: 180 };

/** The short form of a scenario; `SEED=N` repeats one. */
export async function expectNothingLost(
  scenario: (options: { seed: number; times: number }) => Promise<Figures>,
  bounds = patient,
): Promise<void> {
  const seed = Number(process.env["SEED"] ?? randomInt(1e6));
  expect(missesOf(await scenario({ seed, times: 2 }), bounds), `SEED=${seed}`).toEqual([]);
}
