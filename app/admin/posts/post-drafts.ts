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

const everyPost = (userId: string) => `${articlesKept}${userId}/`;

/** Drafts of one person for one post; each time the editor opens, it writes to a key of its own. */
function prefixOf(userId: string, post: number | "new"): string {
  return `${everyPost(userId)}${post}/`;
}

export function draftKey(userId: string, post: number | "new", opening: string): string {
  return prefixOf(userId, post) + opening;
}

export function saveDraft({ key, ...rest }: PostDraft): boolean {
  return writeStored("localStorage", key, rest);
}

export function deleteDraft(key: string): void {
  removeStored("localStorage", key);
}

export function findDrafts(userId: string, post: number | "new", now = Date.now()): PostDraft[] {
  const drafts = storedKeys("localStorage", everyPost(userId)).flatMap((key) => {
    const found = readStored("localStorage", key, draft);
    return found ? [{ ...found, key }] : [];
  });
  for (const { key, keptAt } of drafts) if (keptAt < now - maxAgeMs) deleteDraft(key);
  return drafts
    .filter(({ key }) => key.startsWith(prefixOf(userId, post)))
    .filter(({ keptAt }) => keptAt >= now - maxAgeMs)
    .toSorted((a, b) => b.keptAt - a.keptAt);
}

/** A post that was deleted has no form any more that would offer what was written on it. */
export function moveToNew(userId: string, kept: PostDraft): void {
  const { key } = kept;
  // First, since a full storage has no room for both.
  deleteDraft(key);
  const moved = draftKey(userId, "new", key.slice(key.lastIndexOf("/") + 1));
  if (!saveDraft({ ...kept, key: moved, version: null })) saveDraft(kept);
}
