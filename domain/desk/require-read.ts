import type { Queryable } from "../../platform/db/database.ts";
import { unseenTurns } from "./unseen-turns.ts";
import { writtenMeanwhile } from "./written-meanwhile.ts";

type Reader = { personId: string; after: string | undefined };

/** What takes a conversation out of sight would hide a message that nobody has read. @throws CodedError invalid, conflict with the client's last message since */
export async function requireRead(
  db: Queryable,
  id: string,
  { personId, after }: Reader,
): Promise<void> {
  const unseen = await unseenTurns(db, id, after);
  const asked = unseen.findLast(({ author }) => author === "client");
  if (!asked) return;
  const message = "The client has written in the meantime. Please read it first.";
  throw await writtenMeanwhile(db, asked, { personId, message });
}
