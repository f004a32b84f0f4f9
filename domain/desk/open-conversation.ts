import type { Ctx } from "../../platform/context.ts";
import { addTurn } from "./add-turn.ts";
import { startAwaiting } from "./promises/keep-clock.ts";
import { conversations, type MessageRow, type messages } from "./tables.ts";
import { tellOfOpened } from "./tell-tools.ts";

type Opened = Omit<typeof conversations.$inferInsert, "id" | "turns" | "dueAt" | "lastAt">;

/** In the caller's transaction. Nobody is promised an answer to spam. */
export async function openConversation(
  ctx: Ctx,
  opened: Opened,
  said: Pick<typeof messages.$inferInsert, "text" | "key" | "via" | "quotedAt"> & {
    files?: string[] | undefined;
  },
): Promise<MessageRow> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .insert(conversations)
    .values({ ...opened, createdAt: now, lastAt: now })
    .returning();
  if (!row) throw new Error("The insert returned no row");
  const first = await addTurn(ctx, row, { author: "client", personId: row.personId, ...said });
  if (row.status === "spam") return first;
  await startAwaiting(ctx, row, now);
  await tellOfOpened(ctx, row);
  return first;
}
