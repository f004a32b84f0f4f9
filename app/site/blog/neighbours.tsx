import type { ListedPost } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";

function Neighbour({
  post,
  label,
  rel,
}: {
  post: ListedPost;
  label: string;
  rel: "prev" | "next";
}) {
  return (
    <a className={`neighbour neighbour-${rel}`} rel={rel} href={postAddress(post.slug)}>
      <span className="label">{label}</span>
      <span className="neighbour-title">{post.title}</span>
    </a>
  );
}

type Props = { older: ListedPost | undefined; newer: ListedPost | undefined };

export function Neighbours({ older, newer }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className="shell neighbours" aria-label="Other articles by date">
      {older ? <Neighbour post={older} label="Previous article" rel="prev" /> : <span />}
      {newer ? <Neighbour post={newer} label="Next article" rel="next" /> : <span />}
    </nav>
  );
}
