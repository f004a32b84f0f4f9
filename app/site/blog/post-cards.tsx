import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { ListedPost } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";
import { PostFacts } from "./post-facts.tsx";

export function PostCards({ posts }: { posts: ListedPost[] }) {
  return (
    <ul className="post-cards">
      {posts.map(({ id, slug, title, excerpt, category, readTime }) => (
        <li key={id} className="post-card node">
          <PostFacts category={category} readTime={readTime} />
          <h3 className="post-card-title">{title}</h3>
          <p className="post-card-excerpt">{excerpt}</p>
          <a className="read-more" href={postAddress(slug)}>
            <span>
              Read More<span className="sr-only">: {title}</span>
            </span>
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}
