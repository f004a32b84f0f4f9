import type { ListedPost } from "../../../../domain/blog/schema.ts";
import { postAddress } from "../blog-address.ts";
import { firmDate, firmMonths } from "./firm-months.ts";

export function ArchiveList({ posts }: { posts: ListedPost[] }) {
  return (
    <ol className="archive-list">
      {posts.map(({ id, slug, title, category, publishedAt }) => {
        const { month, day } = firmDate(publishedAt);
        return (
          <li key={id}>
            <time dateTime={publishedAt.toISOString()}>
              {firmMonths[month]?.slice(0, 3)} {day}
            </time>
            <a href={postAddress(slug)} dir="auto">
              {title}
            </a>
            <span className="archive-category">{category}</span>
          </li>
        );
      })}
    </ol>
  );
}
