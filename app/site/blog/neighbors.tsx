import type { ListedPost } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";

function Neighbor({ post, label, rel }: { post: ListedPost; label: string; rel: "prev" | "next" }) {
  return (
    <a className={`neighbor neighbor-${rel}`} rel={rel} href={postAddress(post.slug)}>
      <span className="label">{label}</span>
      <span className="neighbor-title">{post.title}</span>
    </a>
  );
}

type Props = { older: ListedPost | undefined; newer: ListedPost | undefined };

export function Neighbors({ older, newer }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className="shell neighbors" aria-label="Other articles by date">
      {older ? <Neighbor post={older} label="Previous article" rel="prev" /> : <span />}
      {newer ? <Neighbor post={newer} label="Next article" rel="next" /> : <span />}
    </nav>
  );
}
