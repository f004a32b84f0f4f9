import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import type { PostInput, PostValues } from "./post-values.ts";
import { isUnsure, type Save, savePost } from "./save-post.ts";
import { postsPath } from "./use-posts.ts";

/** What is saved, and the fields as they were when it was sent. */
type Sent = Pick<Save, "input" | "base"> & { typed: PostValues };

type Handlers = {
  onSaved: (post: AdminPost, sent: Sent) => void;
  onFailed: (error: Error) => void;
};

/** Creates a post, or changes the one in `base`, and reports the result; one at a time. */
export function useSavePost({ onSaved, onFailed }: Handlers) {
  const queries = useQueryClient();
  const unsure = useRef<PostInput[]>([]);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ input, base }: Sent) => savePost({ input, base, unsure: unsure.current }),
    onSuccess: (post, sent) => {
      unsure.current = [];
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
    onError: (error, { input, base }) => {
      if (isUnsure(error)) unsure.current = [input, ...unsure.current];
      if (base) toastFailure("Error Updating Post", error, "Failed to update blog post.");
      else toastFailure("Error Creating Post", error, "Failed to create blog post.");
      onFailed(error);
    },
  });
  return { isPending, send: mutate };
}
