import { hashOf } from "./hash-of.ts";

/** A title as a drawing follows it. */
export type Score = {
  /** One for each of its first words, five to eight: 0 for the shortest, 1 for the longest. */
  beats: number[];
  /** The next of a row of numbers from 0 to 1 that is the article's own. */
  next: () => number;
};

const fewest = 5;
const most = 8;

/** Mulberry32: small, and the same everywhere. */
function rowOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function scoreOf(title: string, slug: string): Score {
  const next = rowOf(hashOf(slug));
  const words = title.match(/[\p{L}\p{N}’']+/gu)?.slice(0, most) ?? [];
  const lengths = words.map(({ length }) => Math.min(length, 12));
  while (lengths.length < fewest) lengths.push(2 + Math.round(8 * next()));
  const least = Math.min(...lengths);
  const range = Math.max(...lengths) - least;
  return { beats: lengths.map((one) => (range ? (one - least) / range : next())), next };
}
