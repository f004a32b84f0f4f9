import type { DeskMessage } from "../../../domain/desk/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";

/** What came in the meantime, of which the conflict tells. */
export function seenTurn(error: Error | null): DeskMessage | null {
  if (!(error instanceof RequestError) || error.status !== 409) return null;
  // A conflict of this call, whose schema says what it holds.
  const { current } = JSON.parse(error.body) as { current?: DeskMessage };
  return current ?? null;
}
