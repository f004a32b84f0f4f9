import type { ListedPost } from "../../../domain/blog/schema.ts";
import { Cover } from "./cover.tsx";
import { DrawnCover } from "./drawn-cover/drawn-cover.tsx";

type Props = { post: ListedPost; sizes: string; isFirst?: boolean };

/** Beside the title it belongs to, so that it needs no words of its own. */
export function PostCover({ post, ...shown }: Props) {
  return (
    <div className="cover-panel">
      {post.cover ? <Cover path={post.cover} alt="" {...shown} /> : <DrawnCover post={post} />}
    </div>
  );
}
