import type { ListedConversation } from "../../../domain/desk/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { ConversationLink } from "./conversation-link.tsx";
import { conversationTitle } from "./conversation-title.ts";
import { ConversationStatus } from "./conversation-status.tsx";
import { Promised } from "./promise.tsx";

export const inboxColumns: Column<ListedConversation>[] = [
  {
    label: "Subject",
    className: "record-main",
    cell: (row) => (
      <>
        <ConversationLink id={row.id}>{conversationTitle(row)}</ConversationLink>
        <span className="record-detail">
          {row.urgency === "urgent" ? (
            <span className="record-mark">Urgent</span>
          ) : row.priority ? (
            <span className="record-mark">Priority</span>
          ) : null}
          {row.kind === "lead" ? `Lead: ${row.subject}` : `Request from ${row.from}`}
          {row.company ? `, ${row.company}` : ""}
        </span>
      </>
    ),
  },
  {
    label: "Answer",
    className: "figure",
    cell: ({ clock }) => <Promised clock={clock} />,
  },
  {
    label: "Status",
    cell: ({ status, snoozedUntil }) => (
      <>
        <ConversationStatus status={status} />
        {snoozedUntil ? (
          <span className="record-detail">
            Put off until <Moment iso={snoozedUntil} withTime />
          </span>
        ) : null}
      </>
    ),
  },
  {
    label: "Assigned to",
    className: "inbox-foot",
    cell: ({ assignee }) => assignee ?? <span className="nothing">Nobody</span>,
  },
  {
    label: "Last word",
    className: "figure inbox-foot",
    cell: ({ lastAt }) => <Moment iso={lastAt} withTime />,
  },
];
