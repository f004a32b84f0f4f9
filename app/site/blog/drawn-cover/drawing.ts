import type { Score } from "./score-of.ts";

/** The sheet that every cover is drawn on, in the shape it is shown in. */
export const sheet = { width: 640, height: 360 };

export type Spot = { x: number; y: number; r: number };

/** Paths and circles; what comes first lies under what comes later. */
export type Drawing = {
  rules: string;
  fields?: string;
  loose?: string;
  thread: string;
  nodes: Spot[];
  /** Where the eye is to go. */
  signal: Spot;
};

export type Motif = (score: Score) => Drawing;

export const between = (from: number, to: number, share: number) =>
  Math.round(from + (to - from) * share);

/** Parts of a length, each at least half the mean, the more the larger its beat. */
export function parts(beats: number[], length: number): number[] {
  const shares = beats.map((beat) => beat + 0.5);
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => (share / sum) * length);
}
