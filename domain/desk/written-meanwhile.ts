import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { tellDeskTurns } from "./list-turns.ts";
import type { MessageRow } from "./tables.ts";

/** A conflict with a turn that the reader has not seen, which is its `current`. */
export async function writtenMeanwhile(
  db: Queryable,
  turn: MessageRow,
  { personId, message }: { personId: string; message: string },
): Promise<CodedError> {
  const [current] = await tellDeskTurns(db, [turn], personId);
  return new CodedError("conflict", message, { current });
}
