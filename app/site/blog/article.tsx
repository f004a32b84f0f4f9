import type { Heading, Part } from "../../../domain/blog/schema.ts";
import { Byline } from "./byline.tsx";
import { Cover } from "./cover.tsx";
import { DrawnCover } from "./drawn-cover/drawn-cover.tsx";
import { NextPart, Series } from "./series.tsx";
import { trustedHtml } from "../../ui/trusted-html.ts";

type Props = {
  post: {
    id: number;
    slug: string;
    title: string;
    excerpt: string;
    category: string;
    readTime: number;
    tags: string[];
    publishedAt: Date | null;
    author: string | null;
    cover: string | null;
    coverAlt: string | null;
    series: string | null;
  };
  parts: Part[];
  article: { html: string; headings: Heading[] };
  children?: React.ReactNode;
};

function ArticleContents({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav className="article-contents" aria-label="In this article">
      <p className="label">In this article</p>
      <ol>
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? "article-contents-deep" : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Article({ post, article, parts, children }: Props) {
  const { title, excerpt, category, tags, cover, coverAlt } = post;
  return (
    <article className="shell article">
      <header className="article-head">
        <div className="article-words">
          <p className="post-category">{category}</p>
          <h1 className="text-display-1 article-title" dir="auto">
            {title}
          </h1>
          <p className="text-lead" dir="auto">
            {excerpt}
          </p>
          <Byline {...post} />
        </div>
        {cover ? null : (
          <div className="cover-panel">
            <DrawnCover post={post} />
          </div>
        )}
      </header>
      {cover ? (
        <div className="article-cover">
          <Cover path={cover} alt={coverAlt ?? ""} sizes="(width < 64rem) 92vw, 44rem" isFirst />
        </div>
      ) : null}
      <ArticleContents headings={article.headings} />
      <div className="article-body">
        <Series name={post.series} parts={parts} id={post.id} />
        {/* Rendered by domain/blog/markdown, whose allow-list lets no script through. */}
        <div
          className="prose"
          dir="auto"
          dangerouslySetInnerHTML={{ __html: trustedHtml(article.html) }}
        />
        <NextPart name={post.series} parts={parts} id={post.id} />
        {tags.length > 0 ? (
          <ul className="article-tags" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </article>
  );
}
