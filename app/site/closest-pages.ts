import { addressWords, type Link } from "../../content/navigation.ts";
import { publicPages } from "./public-pages.ts";

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .match(/[a-z0-9]{2,}/g)
      ?.filter((word) => !["and", "the", "of"].includes(word)),
  ),
];

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (b[j] === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

function likeness(asked: string, known: string): number {
  if (asked === known) return 1;
  const shorter = Math.min(asked.length, known.length);
  if (shorter < 4) return 0;
  if (asked.startsWith(known) || known.startsWith(asked)) return 0.8;
  return distance(asked, known) <= (shorter < 7 ? 1 : 2) ? 0.7 : 0;
}

const best = (asked: string, known: string[]) =>
  Math.max(0, ...known.map((word) => likeness(asked, word)));

function closeness(path: string, { href, label }: Link): number {
  const known = [...wordsOf(href), ...wordsOf(label)];
  const asked = wordsOf(path);
  const meant = asked.some((word) => addressWords[word] === href) ? 1 : 0;
  const words = asked.reduce((sum, word) => sum + best(word, known), 0);
  const together = asked.length > 0 ? likeness(asked.join(""), wordsOf(href).join("")) : 0;
  const score = Math.max(meant + words, together);
  // Of equally good matches, the shorter one wins.
  return score === 0 ? 0 : score - known.length / 100;
}

export function closestPages(path: string): Link[] {
  const wanted = decodeLoosely(path).slice(0, 100);
  return publicPages
    .map((page) => ({ page, score: closeness(wanted, page) }))
    .filter(({ score }) => score > 0.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page);
}

function decodeLoosely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
