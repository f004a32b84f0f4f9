import type { Link } from "../../content/navigation.ts";
import { publicPages } from "./public-pages.ts";

function pairs(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)));
}

/** How alike two texts are, from 0 to 1: the Sørensen-Dice coefficient over letter pairs. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairs(a), pairs(b)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** The three public pages whose address or name comes closest to a path. */
export function closestPages(path: string): Link[] {
  const wanted = path.slice(0, 200);
  return publicPages
    .map((page) => ({
      page,
      score: Math.max(likeness(wanted, page.href), likeness(wanted, page.label)),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page);
}
