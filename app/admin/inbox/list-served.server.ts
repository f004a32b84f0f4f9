import { listInbox } from "../../../domain/desk/list-inbox.ts";
import { inboxQuery, type ListedConversation } from "../../../domain/desk/schema.ts";
import type { PageContext } from "../../../domain/page-context.ts";
import type { Listed } from "../../api-client/list.ts";
import { staffCtx } from "../frame/find-admin.server.ts";
import { askedOf } from "../lists/use-list.ts";
import { readInboxView } from "./inbox-view.ts";

/** The rows that an address names; none for who may not see them, or for what the screen had better ask for itself. */
export async function listServed(
  page: PageContext,
  address: string,
): Promise<Listed<ListedConversation> | null> {
  const ctx = await staffCtx(page);
  if (!ctx) return null;
  const view = readInboxView(new URL(address).searchParams);
  const query = inboxQuery.safeParse(askedOf(view));
  if (!query.success) return null;
  try {
    const { conversations, total, more } = await listInbox(ctx, query.data);
    return { rows: conversations, total, more, pending: 0 };
  } catch (error) {
    page.logFailure(error, "inbox not served");
    return null;
  }
}
