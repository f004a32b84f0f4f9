import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";

const titleOf = ({ details }: About) => `“${textOf(details["title"]) ?? "without a title"}”`;

const post = (about: About) => ({
  text: titleOf(about),
  href: `/admin?${new URLSearchParams({ post: about.row.subjectId })}`,
});

const becomes: Record<string, string> = {
  draft: "made a draft of",
  published: "published",
  archived: "archived",
};

export const postWords = {
  "blog-post.created": (about) => {
    const isOut = (about.after["status"] ?? about.details["status"]) === "published";
    return say`wrote${isOut ? " and published" : ""} ${post(about)}`;
  },
  "blog-post.deleted": (about) => say`deleted the post ${titleOf(about)}`,
  "blog-post.updated": (about) => {
    const { from, to } = about.details;
    const status = about.after["status"] ?? (from === to ? undefined : to);
    return say`${becomes[String(status)] ?? "changed"} ${post(about)}`;
  },
  "blog.seeded": () => say`filled the blog with the firm’s articles`,
} satisfies Partial<Record<AuditAction, Says>>;
