import { firm } from "../../../content/firm.ts";

const inFirmZone = new Intl.DateTimeFormat("en-US", { timeZone: firm.timeZone, dateStyle: "long" });

function PostDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{inFirmZone.format(at)}</time>;
}

type Props = { category: string; readTime: number; publishedAt?: Date; author?: string | null };

export function PostFacts({ category, readTime, publishedAt, author }: Props) {
  return (
    <p className="post-facts">
      <span className="post-category">{category}</span>
      <span>{readTime} min read</span>
      {publishedAt ? <PostDate at={publishedAt} /> : null}
      {author ? <span className="post-author">By {author}</span> : null}
    </p>
  );
}
