import type { PostValues } from "./post-values.ts";

/** What somebody typed and has not saved, kept in this browser. */
export type KeptDraft = {
  key: string;
  values: PostValues;
  /** The version of the post it was written on; null for a new post. */
  version: number | null;
  /** Milliseconds since 1970. */
  keptAt: number;
};

const prefix = "fontana-post-draft";
const keepMs = 30 * 86_400_000;

/** Drafts of one person for one post; each time the editor opens it writes to a key of its own. */
function prefixOf(userId: string, post: number | "new"): string {
  return `${prefix}/${userId}/${post}/`;
}

export function draftKey(userId: string, post: number | "new", opening: string): string {
  return prefixOf(userId, post) + opening;
}

/** False where the browser has no room for it or keeps nothing at all. */
export function keepDraft({ key, ...draft }: KeptDraft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  window.localStorage.removeItem(key);
}

function read(key: string): KeptDraft | null {
  try {
    const draft = JSON.parse(window.localStorage.getItem(key) ?? "null");
    return typeof draft?.values?.content === "string" ? { ...draft, key } : null;
  } catch {
    return null;
  }
}

/** The newest first; what is older than thirty days goes. */
export function findDrafts(userId: string, post: number | "new", now = Date.now()): KeptDraft[] {
  const keys = Object.keys(window.localStorage).filter((key) =>
    key.startsWith(prefixOf(userId, post)),
  );
  const drafts = keys.map(read).filter((draft) => draft !== null);
  for (const { key, keptAt } of drafts) if (keptAt < now - keepMs) dropDraft(key);
  return drafts
    .filter(({ keptAt }) => keptAt >= now - keepMs)
    .toSorted((a, b) => b.keptAt - a.keptAt);
}
