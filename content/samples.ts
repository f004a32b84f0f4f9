import { firm } from "./firm.ts";

type Sample = { sample: boolean };

/** What stands in, made up, until the firm has its own: marked wherever it is shown, and gone with `firm.showSamples`. */
export function shown<T extends Sample>(all: readonly T[]): T[] {
  return all.filter(({ sample }) => firm.showSamples || !sample);
}
