import { blogCategories } from "../../../../domain/blog/schema.ts";
import { belt } from "./belt.ts";
import type { Drawing, Motif } from "./drawing.ts";
import { hashOf } from "./hash-of.ts";
import { manyIntoOne } from "./many-into-one.ts";
import { risingArcs } from "./rising-arcs.ts";
import { scoreOf } from "./score-of.ts";
import { scoredLines } from "./scored-lines.ts";
import { steps } from "./steps.ts";
import { twoStrands } from "./two-strands.ts";

export type Covered = { title: string; category: string; slug: string };

const motifs: Record<(typeof blogCategories)[number], Motif> = {
  "CRM Strategy": manyIntoOne,
  "AI & Automation": belt,
  "Fractional CTO": steps,
  "Change Management": twoStrands,
  "Public Sector": scoredLines,
  "Project Success": risingArcs,
};

const grounds = ["paper", "deep", "sage"] as const;

/** A category picks the motif, the words of the title its measures, the address the ground. */
export function drawCover({ title, category, slug }: Covered) {
  const own = blogCategories.find((name) => name === category);
  const other = blogCategories[hashOf(category) % blogCategories.length] ?? blogCategories[0];
  const drawing: Drawing = motifs[own ?? other](scoreOf(title, slug));
  return { ...drawing, ground: grounds[(hashOf(slug) >>> 6) % grounds.length] ?? grounds[0] };
}
