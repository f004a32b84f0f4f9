import { CodedError } from "../../platform/errors.ts";
import { parsePublishedAt } from "./parse-published-at.ts";
import type { PostStatus } from "./schema.ts";

/** Undefined keeps the date. Empty clears any date of a draft; of other posts, only a future one. @throws CodedError invalid */
export async function publicationOf(
  given: string | null | undefined,
  status: PostStatus,
  now: Date,
  before: { status: PostStatus; publishedAt: Date | null } | null = null,
): Promise<Date | null> {
  const stored = before?.publishedAt ?? null;
  if (given) {
    const read = await parsePublishedAt(given, now, stored);
    if (read) return read;
    const message = "Please enter a valid date";
    throw new CodedError("invalid", message, { fields: { publishedAt: message } });
  }
  const wasOut = before?.status !== "draft" && stored !== null && stored <= now;
  const kept = given === undefined || wasOut ? stored : null;
  return kept ?? (status === "published" ? now : null);
}
