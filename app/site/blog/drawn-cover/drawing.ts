import type { Score } from "./score-of.ts";

/** The sheet that every cover is drawn on; places of other shapes cut off up to 80 at its sides and 20 above and below. */
export const sheet = { width: 640, height: 360 };

export type Spot = { x: number; y: number; r: number };

/** Paths, from the lowest to the highest; the nodes and the signal lie on all of them. */
export const layers = ["fields", "rules", "bars", "solid", "loose", "thread"] as const;

export type Drawing = {
  /** Areas with a tint of the thread. */
  fields?: string;
  rules?: string;
  bars?: string;
  /** Areas in the color of the thread. */
  solid?: string;
  /** Dotted. */
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

export function around({ x, y, r }: Spot, angle: number): { x: number; y: number } {
  return { x: Math.round(x + r * Math.cos(angle)), y: Math.round(y + r * Math.sin(angle)) };
}

export const circle = ({ x, y, r }: Spot) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** From point to point, level at each. */
export function wave(points: { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, at) => {
      const from = points[at - 1];
      if (!from) return `M${x} ${y}`;
      const middle = Math.round((from.x + x) / 2);
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}
