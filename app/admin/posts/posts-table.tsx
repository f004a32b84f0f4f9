import { Eye, Link2, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { SortHeading } from "../lists/sort-heading.tsx";
import type { ListView } from "../lists/use-list.ts";
import { Moment } from "../moment.tsx";
import type { Change } from "../use-address.ts";
import { postState } from "./post-state.ts";
import { usePreviewLink } from "./use-preview-link.ts";

type IconButtonProps = { tip: string; name: string; icon: LucideIcon; onPress: () => void };

function IconButton({ tip, name, icon, onPress }: IconButtonProps) {
  return (
    <Tooltip text={tip}>
      <button type="button" className="icon-button" aria-label={name} onClick={onPress}>
        <Icon of={icon} />
      </button>
    </Tooltip>
  );
}

type ActionsProps = { post: AdminPost; onEdit: () => void; onDelete: () => void };

function Actions({ post, onEdit, onDelete }: ActionsProps) {
  const { copyLink, openPreview } = usePreviewLink();
  const isPublic = postState(post) === "published";
  return (
    <div className="row-actions">
      <Tooltip text={isPublic ? "View the post" : "View it as it will be; nobody else can yet"}>
        <a
          className="icon-button"
          href={`/blog/${encodeURIComponent(post.slug || post.id)}`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${post.title}`}
          onClick={(event) => {
            if (isPublic) return;
            event.preventDefault();
            openPreview(post);
          }}
        >
          <Icon of={Eye} />
        </a>
      </Tooltip>
      {isPublic ? null : (
        <IconButton
          tip="Copy a link that shows it for three days"
          name={`Copy preview link of ${post.title}`}
          icon={Link2}
          onPress={() => copyLink(post)}
        />
      )}
      <IconButton tip="Edit" name={`Edit ${post.title}`} icon={Pencil} onPress={onEdit} />
      <IconButton tip="Delete" name={`Delete ${post.title}`} icon={Trash2} onPress={onDelete} />
    </div>
  );
}

type Props = {
  rows: AdminPost[];
  view: ListView;
  change: Change;
  onDelete: (post: AdminPost) => void;
};

export function PostsTable({ rows, view, change, onDelete }: Props) {
  const sorting = { current: view, change };
  return (
    <table className="records">
      <caption className="sr-only">Blog posts</caption>
      <thead>
        <tr>
          <SortHeading label="Title" name="title" {...sorting} />
          <SortHeading label="Category" name="category" {...sorting} />
          <SortHeading label="Status" name="status" {...sorting} />
          <SortHeading label="Published" name="published" first="desc" {...sorting} />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((post) => (
          <tr key={post.id}>
            <td data-label="Title" className="record-main">
              <span className="record-name">{post.title}</span>
              <span className="record-summary">{post.summary}</span>
            </td>
            <td data-label="Category">{post.category}</td>
            <td data-label="Status">
              <span className={`status status-${postState(post)}`}>{postState(post)}</span>
            </td>
            <td data-label="Published" className="figure">
              {post.publishedAt ? (
                <Moment iso={post.publishedAt} inFirmZone />
              ) : (
                <span className="nothing">Not yet</span>
              )}
            </td>
            <td data-label="Actions">
              <Actions
                post={post}
                onEdit={() => change({ post: String(post.id) })}
                onDelete={() => onDelete(post)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
