import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Conversation } from "../../../domain/desk/schema.ts";
import type { LoggedEntry } from "../../../domain/log/schema.ts";
import { requestList } from "../../api-client/list.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { Changes, Sentence } from "../log/entry.tsx";
import { logPath } from "../log/log-view.ts";
import { Moment } from "../moment.tsx";

const shownByChanges = new Set([
  "conversation.answered",
  "conversation.changed",
  "conversation.noted",
]);

/** What was written is shown among the messages, so the history leaves it out. */
const isStep = ({ action, changes }: LoggedEntry) =>
  !shownByChanges.has(action) || changes.length > 0;

/** Leaves out the name of the conversation: this list is a part of its page. */
function inWords({ action, says }: LoggedEntry): LoggedEntry["says"] {
  if (action === "conversation.changed") return [];
  return action === "conversation.answered" ? says.slice(0, 1) : says;
}

function Step({ entry }: { entry: LoggedEntry }) {
  const { who, changes, at } = entry;
  return (
    <li>
      <p className="history-head">
        <Sentence who={who} says={inWords(entry)} />
        <span className="record-detail">
          <Moment iso={at} withTime />
        </span>
      </p>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
    </li>
  );
}

export function History({ conversation }: { conversation: Conversation }) {
  const { id, status, urgency, assigneeId, snoozedUntil, messages } = conversation;
  const query = useQuery({
    // Keyed by all that it tells of, so that each change asks for it again.
    queryKey: [logPath, id, status, urgency, assigneeId, snoozedUntil, messages.length],
    queryFn: () => requestList<LoggedEntry>(logPath, { conversationId: id, limit: "100" }),
    placeholderData: keepPreviousData,
  });
  const steps = query.data?.rows.filter(isStep);
  if (!steps)
    return <NotLoaded what="The history" query={query} loading="Loading the history..." />;
  return (
    <>
      {steps.length === 0 ? (
        <p className="nothing">Nobody has assigned, moved or merged it yet.</p>
      ) : (
        <ol className="history">
          {steps.map((entry) => (
            <Step key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Link className="link history-all" to={`/admin/log?conversationId=${id}`}>
        All of it in the log
      </Link>
    </>
  );
}
