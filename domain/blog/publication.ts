import { CodedError } from "../../platform/errors.ts";
import { parsePublishedAt } from "./parse-published-at.ts";
import type { PostStatus } from "./schema.ts";

/**
 * When a post is or will be published. Without a date given it keeps the one it has; an empty one takes
 * back a date to come, never one on which it was public; its first publication sets one.
 * @throws CodedError invalid for a date that is none
 */
export async function publicationOf(
  given: string | null | undefined,
  status: PostStatus,
  now: Date,
  stored: Date | null = null,
): Promise<Date | null> {
  if (given) {
    const read = await parsePublishedAt(given, now, stored);
    if (read) return read;
    const message = "Please enter a valid date";
    throw new CodedError("invalid", message, { fields: { publishedAt: message } });
  }
  const kept = given === undefined || (stored !== null && stored <= now) ? stored : null;
  return kept ?? (status === "published" ? now : null);
}
