import type { Conversation } from "../../../domain/desk/schema.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { Promised } from "./promise.tsx";
import { statusWords } from "./status-words.ts";
import { useConversation } from "./use-conversation.ts";

function End({ label, conversation }: { label: string; conversation: Conversation }) {
  const { subject, from, status, clock, messages, assignee } = conversation;
  const last = messages.findLast(({ author }) => author !== "system");
  return (
    <section className="merge-end" aria-label={label}>
      <h3>{label}</h3>
      <dl className="who">
        <dt>Subject</dt>
        <dd>{subject}</dd>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>Status</dt>
        <dd>
          {statusWords[status]}, {assignee ? `assigned to ${assignee}` : "assigned to nobody"}
        </dd>
        <dt>Answer promised</dt>
        <dd>
          <Promised clock={clock} />
        </dd>
        <dt>{messages.length === 1 ? "The message" : `Last of ${messages.length} messages`}</dt>
        <dd className="note-text">{last?.text}</dd>
      </dl>
    </section>
  );
}

type Props = { from: Conversation; intoId: string };

export function MergeEnds({ from, intoId }: Props) {
  const query = useConversation(intoId);
  if (!query.data)
    return (
      <NotLoaded what="The other conversation" query={query} loading="Loading the other one..." />
    );
  return (
    <>
      <div className="merge-ends">
        <End label="This one" conversation={from} />
        <End label="Goes into" conversation={query.data} />
      </div>
      <p className="hint">
        This can’t be undone. The other one shows the messages of both and keeps the promise that is
        due first; work on this one counts as work on it, and this address leads there.
      </p>
    </>
  );
}
