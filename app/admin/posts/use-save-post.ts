import { useQueryClient } from "@tanstack/react-query";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import type { PostValues } from "./post-values.ts";
import type { Save, Saver } from "./save-post.ts";
import { postsPath } from "./use-posts.ts";

type Sent = Save & { typed: PostValues };

type Handlers = {
  saver: Saver;
  /** When a save has left, and when it was refused. */
  onUnanswered: () => void;
  onSaved: (post: AdminPost, sent: Sent) => void;
  onFailed: (error: Error) => void;
};

export function useSavePost({ saver, onUnanswered, onSaved, onFailed }: Handlers) {
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (sent: Sent) => {
      const answer = saver.save(sent);
      onUnanswered();
      return answer;
    },
    onSuccess: (post, sent) => {
      toast(
        sent.base
          ? {
              title: "Blog Post Updated",
              description: "Your blog post has been updated successfully.",
            }
          : {
              title: "Blog Post Created",
              description: "Your blog post has been created successfully.",
            },
      );
      onSaved(post, sent);
      void queries.invalidateQueries({ queryKey: [postsPath] });
    },
    onError: (error, { base }) => {
      if (base) toastFailure("Error Updating Post", error, "Failed to update blog post.");
      else toastFailure("Error Creating Post", error, "Failed to create blog post.");
      onUnanswered();
      onFailed(error);
    },
  });
  return { isPending, send: mutate };
}
