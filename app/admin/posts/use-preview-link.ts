import { useMutation } from "@tanstack/react-query";
import type { AdminPost, PreviewLink } from "../../../domain/blog/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { sayExactly } from "../moment.tsx";
import { postsPath } from "./use-posts.ts";

async function createLink({ id }: AdminPost): Promise<PreviewLink> {
  return (await request("POST", `${postsPath}/${id}/preview-link`)).json();
}

const noLink = "Failed to create the preview link. Please try again.";

function onError(error: Error) {
  toastFailure("Error Creating Preview Link", error, noLink);
}

export function usePreviewLink() {
  const copy = useMutation({
    mutationFn: async (post: AdminPost) => {
      const link = await createLink(post);
      const copied = await navigator.clipboard.writeText(link.url).then(
        () => true,
        () => false,
      );
      return { ...link, copied };
    },
    onSuccess: ({ url, expiresAt, copied }) =>
      toast({
        title: copied ? "Preview link copied" : "Preview link",
        description: copied
          ? `Anyone with the link can read the post until ${sayExactly(expiresAt)}.`
          : url,
      }),
    onError,
  });
  const open = useMutation({
    // The tab opens before the response arrives, while the click still allows it.
    mutationFn: async ({ post, tab }: { post: AdminPost; tab: Window | null }) => {
      const { url } = await createLink(post);
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    },
    onError: (error, { tab }) => {
      tab?.close();
      onError(error);
    },
  });
  const error = copy.error ?? open.error;
  return {
    problem: error ? failureText(error, noLink) : "",
    copyLink: (post: AdminPost) => {
      open.reset();
      copy.mutate(post);
    },
    openPreview: (post: AdminPost) => {
      copy.reset();
      open.mutate({ post, tab: window.open("", "_blank") });
    },
  };
}
