import type { AdminPost } from "../../../domain/blog/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { PostActions } from "./post-actions.tsx";
import { postState } from "./post-state.ts";
import { PublicationTime } from "./publication-time.tsx";

type Handlers = { onEdit: (post: AdminPost) => void; onDelete: (post: AdminPost) => void };

export const postColumns = ({ onEdit, onDelete }: Handlers): Column<AdminPost>[] => [
  {
    label: "Title",
    sort: "title",
    className: "record-main",
    cell: ({ title, summary }) => (
      <>
        <span className="record-name">{title}</span>
        <span className="record-summary">{summary}</span>
      </>
    ),
  },
  { label: "Category", sort: "category", cell: ({ category }) => category },
  {
    label: "Status",
    sort: "status",
    cell: (post) => <span className={`status status-${postState(post)}`}>{postState(post)}</span>,
  },
  {
    label: "Published",
    sort: "published",
    first: "desc",
    className: "figure",
    cell: (post) => <PublicationTime post={post} />,
  },
  {
    label: "Actions",
    cell: (post) => (
      <PostActions post={post} onEdit={() => onEdit(post)} onDelete={() => onDelete(post)} />
    ),
  },
];
