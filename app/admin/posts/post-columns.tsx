import type { AdminPost } from "../../../domain/blog/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { PostActions } from "./post-actions.tsx";
import { postState } from "./post-state.ts";

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
    cell: ({ publishedAt }) =>
      publishedAt ? (
        <Moment iso={publishedAt} inFirmZone />
      ) : (
        <span className="nothing">Not yet</span>
      ),
  },
  {
    label: "Actions",
    cell: (post) => (
      <PostActions post={post} onEdit={() => onEdit(post)} onDelete={() => onDelete(post)} />
    ),
  },
];
