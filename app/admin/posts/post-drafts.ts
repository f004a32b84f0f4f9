import { z } from "zod";
import {
  articlesKept,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from "../../browser-storage.ts";
import { keptValues } from "./post-values.ts";
import { unanswered } from "./save-post.ts";

const draft = z.object({
  values: keptValues,
  version: z.int().nullable(),
  unanswered: unanswered.optional().catch(undefined),
  /** Milliseconds since 1970. */
  keptAt: z.number(),
});

export type PostDraft = z.output<typeof draft> & { key: string };

const maxAgeMs = 30 * 86_400_000;

/** Drafts of one person for one post; each time the editor opens, it writes to a key of its own. */
function prefixOf(userId: string, post: number | "new"): string {
  return `${articlesKept}${userId}/${post}/`;
}

export function draftKey(userId: string, post: number | "new", opening: string): string {
  return prefixOf(userId, post) + opening;
}

/** False if the browser has no room left or stores nothing. */
export function saveDraft({ key, ...rest }: PostDraft): boolean {
  return writeStored("localStorage", key, rest);
}

export function deleteDraft(key: string): void {
  removeStored("localStorage", key);
}

export function findDrafts(userId: string, post: number | "new", now = Date.now()): PostDraft[] {
  const drafts = storedKeys("localStorage", prefixOf(userId, post)).flatMap((key) => {
    const found = readStored("localStorage", key, draft);
    return found ? [{ ...found, key }] : [];
  });
  for (const { key, keptAt } of drafts) if (keptAt < now - maxAgeMs) deleteDraft(key);
  return drafts
    .filter(({ keptAt }) => keptAt >= now - maxAgeMs)
    .toSorted((a, b) => b.keptAt - a.keptAt);
}
