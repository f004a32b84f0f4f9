import { firmDay } from "../../../content/firm-day.ts";
import { firm } from "../../../content/firm.ts";
import type { ListedPost } from "../../../domain/blog/schema.ts";

type Props = Pick<ListedPost, "author"> & { publishedAt: Date | null };

export function Byline({ author, publishedAt }: Props) {
  return (
    <p className="byline">
      <span className="byline-name">By {author ?? firm.name}</span>
      {publishedAt ? (
        <time dateTime={publishedAt.toISOString()}>{firmDay(publishedAt)}</time>
      ) : null}
    </p>
  );
}
