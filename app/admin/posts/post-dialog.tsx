import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { useAddress } from "../../use-address.ts";
import { FullScreen, useFullScreen } from "./full-screen.tsx";
import { findDrafts, moveToNew } from "./post-drafts.ts";
import { PostEditor } from "./post-editor.tsx";
import { postsPath } from "./use-posts.ts";

type Props = {
  requested: string | null;
  userId: string;
  onClose: () => void;
};

export function PostDialog({ requested, userId, onClose }: Props) {
  const { change } = useAddress();
  const [createdId, setCreatedId] = useState<number | null>(null);
  const [isFull, setFull] = useFullScreen();
  const isNew = requested === "new";
  const id = /^[1-9]\d{0,9}$/.test(requested ?? "") ? Number(requested) : null;
  if (createdId !== null && !isNew && id !== createdId) setCreatedId(null);
  const isJustCreated = id !== null && id === createdId;
  const onCreated = (post: AdminPost) => {
    setCreatedId(post.id);
    change({ post: String(post.id) }, { replace: true });
  };
  return (
    <Dialog
      open={isNew || id !== null}
      onOpenChange={(open) => open || onClose()}
      size="page"
      full={isFull}
      tool={<FullScreen isFull={isFull} onChange={setFull} />}
      title={isNew ? "Create New Blog Post" : "Edit Blog Post"}
      description={
        isNew
          ? "Fill in the details below to create a new blog post."
          : "Update the blog post details below."
      }
    >
      {isNew || isJustCreated ? (
        <PostEditor post={null} userId={userId} onClose={onClose} onCreated={onCreated} />
      ) : null}
      {id !== null && !isJustCreated ? (
        <StoredPost key={id} id={id} userId={userId} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

function StoredPost({ id, ...rest }: { id: number; userId: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: [`${postsPath}/${id}`],
    queryFn: fetchByKey<AdminPost>("throw"),
    // Editing starts from the stored post, not from what a list said earlier.
    gcTime: 0,
  });
  const { data, error } = query;
  if (data) return <PostEditor post={data} {...rest} />;
  if (error instanceof RequestError && error.status === 404)
    return <DeletedPost id={id} userId={rest.userId} />;
  return <NotLoaded what="The post" query={query} loading="Loading the post..." />;
}

function DeletedPost({ id, userId }: { id: number; userId: string }) {
  const [drafts] = useState(() => findDrafts(userId, id));
  useEffect(() => {
    for (const draft of drafts) moveToNew(userId, draft);
  }, [userId, drafts]);
  return (
    <p>
      This post no longer exists.
      {drafts.length > 0 ? (
        <>
          {" "}
          What you wrote on it is safe in this browser: restore it in a{" "}
          <Link className="link" to="/admin?post=new">
            new post
          </Link>
          .
        </>
      ) : null}
    </p>
  );
}
