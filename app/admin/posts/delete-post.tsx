import type { ReactNode } from "react";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { postsPath } from "./use-posts.ts";

type Props = { children: (ask: (post: AdminPost) => void) => ReactNode };

export function DeletePost({ children }: Props) {
  return (
    <ConfirmAction
      list={postsPath}
      heading="posts-heading"
      question={({ title }: AdminPost) => ({
        title,
        text: "Are you sure you want to delete this blog post? This action cannot be undone.",
        confirm: "Delete post",
        danger: true,
      })}
      act={({ id, version }) => request("DELETE", `${postsPath}/${id}?version=${version}`)}
      done={() => ({
        title: "Blog Post Deleted",
        description: "Your blog post has been deleted successfully.",
      })}
      failed={() => ({
        title: "Error Deleting Post",
        description: "Failed to delete blog post.",
      })}
    >
      {children}
    </ConfirmAction>
  );
}
