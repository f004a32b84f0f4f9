import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import type { PostValues } from "./post-values.ts";
import { createSaver, type Save } from "./save-post.ts";
import { postsPath } from "./use-posts.ts";

type Sent = Save & { typed: PostValues };

type Handlers = {
  onSaved: (post: AdminPost, sent: Sent) => void;
  onFailed: (error: Error) => void;
};

export function useSavePost({ onSaved, onFailed }: Handlers) {
  const queries = useQueryClient();
  const [save] = useState(createSaver);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (sent: Sent) => save(sent),
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
      onFailed(error);
    },
  });
  return { isPending, send: mutate };
}
