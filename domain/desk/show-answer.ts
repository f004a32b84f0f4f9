import type { Ctx } from "../../platform/context.ts";
import { listPublicTurns } from "./list-turns.ts";
import { type MessageRow, shownAnswers } from "./tables.ts";

const recentMs = 15 * 60_000;

/** A colleague's fresh answer, shown once to whoever does not say what they have seen. */
export async function showAnswer(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  conversationId: string,
  personId: string,
): Promise<MessageRow | undefined> {
  const answers = (await listPublicTurns(db, conversationId)).filter(
    ({ author }) => author === "staff",
  );
  const newest = answers.at(-1);
  const since = clock.now().getTime() - recentMs;
  if (!newest || newest.personId === personId || newest.createdAt.getTime() < since)
    return undefined;
  const [shown] = await db
    .insert(shownAnswers)
    .values({ messageId: newest.id, personId })
    .onConflictDoNothing()
    .returning();
  return shown && newest;
}
