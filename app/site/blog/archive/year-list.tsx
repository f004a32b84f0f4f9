import type { ListedPost } from "../../../../domain/blog/schema.ts";
import { postAddress } from "../blog-address.ts";
import { PostCover } from "../post-cover.tsx";
import { DayOf } from "./archive-list.tsx";

export function YearList({ posts }: { posts: ListedPost[] }) {
  return (
    <ol className="archive-list archive-list-told">
      {posts.map((post) => (
        <li key={post.id}>
          <DayOf at={post.publishedAt} />
          <div className="archive-words">
            <a href={postAddress(post.slug)} dir="auto">
              {post.title}
            </a>
            <p dir="auto">{post.excerpt}</p>
            <p className="archive-category">
              {post.category}, {post.readTime} min read
            </p>
          </div>
          <PostCover post={post} sizes="11rem" />
        </li>
      ))}
    </ol>
  );
}
