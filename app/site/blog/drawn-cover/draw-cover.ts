import { blogCategories } from "../../../../domain/blog/schema.ts";
import type { Drawing, Motif } from "./drawing.ts";
import { hashOf } from "./hash-of.ts";
import { belt } from "./motifs/belt.ts";
import { branches } from "./motifs/branches.ts";
import { bridge } from "./motifs/bridge.ts";
import { clauses } from "./motifs/clauses.ts";
import { columns } from "./motifs/columns.ts";
import { contours } from "./motifs/contours.ts";
import { crossing } from "./motifs/crossing.ts";
import { hub } from "./motifs/hub.ts";
import { lanes } from "./motifs/lanes.ts";
import { manyIntoOne } from "./motifs/many-into-one.ts";
import { reached } from "./motifs/reached.ts";
import { recordCards } from "./motifs/record-cards.ts";
import { ripple } from "./motifs/ripple.ts";
import { risingArcs } from "./motifs/rising-arcs.ts";
import { scoredLines } from "./motifs/scored-lines.ts";
import { sieve } from "./motifs/sieve.ts";
import { steps } from "./motifs/steps.ts";
import { twoStrands } from "./motifs/two-strands.ts";
import { type Scored, scoreOf, wordsOf } from "./score-of.ts";

export type Covered = Scored & { category: string };

const families: Record<(typeof blogCategories)[number], [Motif, Motif, Motif]> = {
  "CRM Strategy": [recordCards, manyIntoOne, hub],
  "AI & Automation": [branches, sieve, belt],
  "Fractional CTO": [contours, steps, lanes],
  "Change Management": [ripple, crossing, twoStrands],
  "Public Sector": [clauses, columns, scoredLines],
  "Project Success": [risingArcs, reached, bridge],
};

const grounds = ["paper", "deep", "sage", "sand"] as const;

/** Drawn from the article alone, so it stays the same: the category and title pick the motif, the slug the ground. */
export function drawCover({ category, ...post }: Covered) {
  const own = blogCategories.find((name) => name === category);
  const other = blogCategories[hashOf(category) % blogCategories.length] ?? blogCategories[0];
  const family = families[own ?? other];
  const motif = family[wordsOf(post.title).length % family.length] ?? family[0];
  const drawing: Drawing = motif(scoreOf(post));
  return { ...drawing, ground: grounds[(hashOf(post.slug) >>> 7) % grounds.length] ?? grounds[0] };
}
