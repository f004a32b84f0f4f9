import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { ListedPost } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";
import { Cover } from "./cover.tsx";
import { PostFacts } from "./post-facts.tsx";

/** In one column, two, then three. */
const cardSizes = "(width < 45rem) calc(100vw - 2.5rem), (width < 70rem) 45vw, 26rem";

export function PostCards({ posts }: { posts: ListedPost[] }) {
  return (
    <ul className="post-cards">
      {posts.map(({ id, slug, title, excerpt, category, readTime, author, cover }) => (
        <li key={id} className="post-card node">
          {cover ? (
            <div className="cover-panel">
              <Cover path={cover} alt="" sizes={cardSizes} />
            </div>
          ) : null}
          <PostFacts category={category} readTime={readTime} />
          <h3 className="post-card-title">{title}</h3>
          <p className="post-card-excerpt">{excerpt}</p>
          <div className="post-card-end">
            <a className="read-more" href={postAddress(slug)}>
              <span>
                Read More<span className="sr-only">: {title}</span>
              </span>
              <Icon of={ArrowRight} />
            </a>
            {author ? <span className="post-card-author">By {author}</span> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
