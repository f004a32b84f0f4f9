import { useParams } from "react-router";
import { unbrokenMoment } from "../../../content/firm-day.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { useWayBack } from "./conversation-link.tsx";
import { conversationTitle } from "./conversation-title.ts";
import { ConversationSheet } from "./conversation-sheet.tsx";
import { inboxPath } from "./inbox-path.ts";
import { MergedAway } from "./merged-away.tsx";
import { kindWords, statusWords, urgencyWords } from "./status-words.ts";
import { NextConversation } from "./next-conversation.tsx";
import { useConversation } from "./use-conversation.ts";
import { useNext } from "./use-next.ts";

export const meta = () => adminMeta("Conversation");
export const handle = {
  asks: ({ params }) => [`${inboxPath}/${params["id"]}`],
} satisfies RouteHandle;

export default function ConversationScreen() {
  const id = useParams()["id"] ?? "";
  const query = useConversation(id);
  const back = useWayBack();
  const onward = useNext(id);
  const { data, error } = query;
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <AdminLayout
      back={back}
      onward={onward?.next ? <NextConversation next={onward.next} /> : null}
      title={
        data ? conversationTitle(data) : isGone ? "There is no such conversation" : "Conversation"
      }
      subtitle={
        data
          ? [
              kindWords[data.kind],
              ...(data.kind === "lead" ? [data.subject] : []),
              ...(data.urgency === "urgent" ? [urgencyWords.urgent] : []),
              statusWords[data.status],
              ...(data.snoozedUntil ? [`Put off until ${unbrokenMoment(data.snoozedUntil)}`] : []),
            ].join(", ")
          : ""
      }
    >
      {() =>
        data && data.id !== id ? (
          <MergedAway id={id} into={data.id} />
        ) : data ? (
          <ConversationSheet key={id} conversation={data} onward={onward} />
        ) : isGone ? (
          <p className="empty">
            Its address may be wrong, or it went with the account that wrote it.
          </p>
        ) : (
          <NotLoaded what="The conversation" query={query} loading="Loading the conversation..." />
        )
      }
    </AdminLayout>
  );
}
