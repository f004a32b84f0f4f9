import type { DeskMessage } from "../../../domain/desk/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";

/** A colleague's answer that came while this one was written. */
export function seenAnswer(error: Error | null): DeskMessage | null {
  if (!(error instanceof RequestError) || error.status !== 409) return null;
  // A conflict of this call, whose schema says what it holds.
  const { current } = JSON.parse(error.body) as { current?: DeskMessage };
  return current ?? null;
}
