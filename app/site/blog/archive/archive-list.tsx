import type { ListedPost } from "../../../../domain/blog/schema.ts";
import { postAddress } from "../blog-address.ts";
import { firmDate, firmMonths } from "./firm-months.ts";

export function DayOf({ at }: { at: Date }) {
  const { month, day } = firmDate(at);
  return (
    <time dateTime={at.toISOString()}>
      {firmMonths[month]?.slice(0, 3)} {day}
    </time>
  );
}

export function ArchiveList({ posts }: { posts: ListedPost[] }) {
  return (
    <ol className="archive-list">
      {posts.map(({ id, slug, title, category, publishedAt }) => (
        <li key={id}>
          <DayOf at={publishedAt} />
          <a href={postAddress(slug)} dir="auto">
            {title}
          </a>
          <span className="archive-category">{category}</span>
        </li>
      ))}
    </ol>
  );
}
