import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { ListedPost } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";
import { Byline } from "./byline.tsx";
import { PostCover } from "./post-cover.tsx";

/** In one column, two, then three. */
const cardSizes = "(width < 45rem) calc(100vw - 2.5rem), (width < 70rem) 45vw, 26rem";

type Props = {
  posts: ListedPost[];
  /** The first has its picture above, so that here it is set in type; the others are laid out below it. */
  isFront?: boolean;
};

export function PostCards({ posts, isFront = false }: Props) {
  return (
    <ul className={isFront ? "post-cards post-cards-front" : "post-cards"}>
      {posts.map((post, at) => (
        <PostCard key={post.id} post={post} isTypeset={isFront && at === 0} />
      ))}
    </ul>
  );
}

function PostCard({ post, isTypeset }: { post: ListedPost; isTypeset: boolean }) {
  const { slug, title, excerpt, category } = post;
  return (
    <li className={`post-card node${isTypeset ? " post-card-typeset" : ""}`}>
      {isTypeset ? (
        <p className="post-card-mark">Featured above</p>
      ) : (
        <PostCover post={post} sizes={cardSizes} />
      )}
      <p className="post-category">{category}</p>
      <h3 className="post-card-title">{title}</h3>
      <p className="post-card-excerpt">{excerpt}</p>
      <Byline {...post} />
      <a className="read-more" href={postAddress(slug)}>
        <span>
          Read More<span className="sr-only">: {title}</span>
        </span>
        <Icon of={ArrowRight} />
      </a>
    </li>
  );
}
