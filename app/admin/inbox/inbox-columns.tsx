import type { ListedConversation } from "../../../domain/desk/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { ConversationLink } from "./conversation-link.tsx";
import { ConversationStatus } from "./conversation-status.tsx";
import { Promised } from "./promise.tsx";
import { kindWords } from "./status-words.ts";

export const inboxColumns: Column<ListedConversation>[] = [
  {
    label: "Subject",
    className: "record-main",
    cell: ({ id, kind, subject, from, company, urgency, priority }) => (
      <>
        <ConversationLink id={id}>{subject}</ConversationLink>
        <span className="record-detail">
          {kindWords[kind]} from {from}
          {company ? `, ${company}` : ""}
        </span>
        {urgency === "urgent" ? (
          <span className="record-mark">Urgent</span>
        ) : priority ? (
          <span className="record-mark">Priority</span>
        ) : null}
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
