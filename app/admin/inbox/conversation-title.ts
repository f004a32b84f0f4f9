import type { ListedConversation } from "../../../domain/desk/schema.ts";

/** A lead is known by who wrote: its subject is one of a few interests. */
export const conversationTitle = ({
  kind,
  from,
  subject,
}: Pick<ListedConversation, "kind" | "from" | "subject">): string =>
  kind === "lead" ? from : subject;
