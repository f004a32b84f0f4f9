import { Eye, Link2, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
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

type Props = { post: AdminPost; onEdit: () => void; onDelete: () => void };

export function PostActions({ post, onEdit, onDelete }: Props) {
  const { problem, copyLink, openPreview } = usePreviewLink();
  const isPublic = postState(post) === "published";
  return (
    <>
      <div className="row-actions">
        <Tooltip text={isPublic ? "View the post" : "Preview it; nobody else can see it yet"}>
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
        {isPublic ? (
          <span className="icon-slot" />
        ) : (
          <IconButton
            tip="Copy a preview link that works for three days"
            name={`Copy preview link of ${post.title}`}
            icon={Link2}
            onPress={() => copyLink(post)}
          />
        )}
        <IconButton tip="Edit" name={`Edit ${post.title}`} icon={Pencil} onPress={onEdit} />
        <span className="row-apart">
          <IconButton tip="Delete" name={`Delete ${post.title}`} icon={Trash2} onPress={onDelete} />
        </span>
      </div>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
