import { CodedError } from "../../platform/errors.ts";
import { parsePublishedAt } from "./parse-published-at.ts";
import type { PostStatus } from "./schema.ts";

/** Undefined keeps the date; an empty one clears only a future date. @throws CodedError invalid */
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
