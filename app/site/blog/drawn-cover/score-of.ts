import { hashOf } from "./hash-of.ts";

export type Score = {
  /** One for each of the first words of its title, five to eight: 0 for the shortest, 1 for the longest. */
  beats: number[];
  /** The lengths of the first words of its summary, in letters. */
  verse: number[];
  minutes: number;
  /** The next of a row of numbers from 0 to 1 that is the article's own. */
  next: () => number;
};

export type Scored = { title: string; slug: string; excerpt: string; readTime: number };

const fewest = 5;
const most = 8;
const ofSummary = 24;

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

export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

const lengthsOf = (text: string, limit: number) =>
  wordsOf(text)
    .slice(0, limit)
    .map(({ length }) => Math.min(length, 12));

export function scoreOf({ title, slug, excerpt, readTime }: Scored): Score {
  const next = rowOf(hashOf(slug));
  const filled = (lengths: number[], least: number) => {
    while (lengths.length < least) lengths.push(2 + Math.round(8 * next()));
    return lengths;
  };
  const lengths = filled(lengthsOf(title, most), fewest);
  const verse = filled(lengthsOf(excerpt, ofSummary), ofSummary);
  const least = Math.min(...lengths);
  const range = Math.max(...lengths) - least;
  const beats = lengths.map((one) => (range ? (one - least) / range : next()));
  return { beats, verse, minutes: readTime, next };
}
