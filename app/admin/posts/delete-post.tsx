import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { request, RequestError } from "../../data/request.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { postsPath } from "./use-posts.ts";

/** Asks before a post is deleted, deletes it, and tells how it went. */
export function DeletePost({
  children,
}: {
  children: (ask: (post: AdminPost) => void) => ReactNode;
}) {
  const [post, setPost] = useState<AdminPost | null>(null);
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, version }: AdminPost) =>
      request("DELETE", `${postsPath}/${id}?version=${version}`),
    onSuccess: () =>
      toast({
        title: "Blog Post Deleted",
        description: "Your blog post has been deleted successfully.",
      }),
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error Deleting Post",
        description:
          (error instanceof RequestError ? error.said : undefined) ?? "Failed to delete blog post.",
      }),
    onSettled: async (_, error) => {
      setOpen(false);
      await queries.invalidateQueries({ queryKey: [postsPath] });
      // The button that was pressed goes with what it was about.
      if (!error || error instanceof RequestError)
        document.getElementById("posts-heading")?.focus();
    },
  });
  return (
    <>
      {children((next) => {
        setPost(next);
        setOpen(true);
      })}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={post?.title ?? ""}
        text="Are you sure you want to delete this blog post? This action cannot be undone."
        confirm="Delete post"
        danger
        pending={isPending}
        onConfirm={() => post && mutate(post)}
      />
    </>
  );
}
