import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { RequestError } from "../../data/request.ts";
import { toast } from "../../ui/toast-store.ts";
import type { PostInput } from "./post-values.ts";
import { isUnsure, savePost } from "./save-post.ts";
import { postsPath } from "./use-posts.ts";

type Handlers = { onSaved: (post: AdminPost) => void; onFailed: (error: Error) => void };

/** Creates a post, or changes the one that `base` names, and tells how it went. */
export function useSavePost(isNew: boolean, { onSaved, onFailed }: Handlers) {
  const queries = useQueryClient();
  const unsure = useRef(false);
  return useMutation({
    mutationFn: (save: { input: PostInput; base: { id: number; version: number } | null }) =>
      savePost({ ...save, unsure: unsure.current }),
    onSuccess: async (post) => {
      unsure.current = false;
      toast(
        isNew
          ? {
              title: "Blog Post Created",
              description: "Your blog post has been created successfully.",
            }
          : {
              title: "Blog Post Updated",
              description: "Your blog post has been updated successfully.",
            },
      );
      onSaved(post);
      await queries.invalidateQueries({ queryKey: [postsPath] });
    },
    onError: (error) => {
      unsure.current ||= isUnsure(error);
      toast({
        variant: "destructive",
        title: isNew ? "Error Creating Post" : "Error Updating Post",
        description:
          (error instanceof RequestError ? error.said : undefined) ??
          (isNew ? "Failed to create blog post." : "Failed to update blog post."),
      });
      onFailed(error);
    },
  });
}
