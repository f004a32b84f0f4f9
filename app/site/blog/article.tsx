import type { Heading } from "../../../domain/blog/schema.ts";
import { Cover } from "./cover.tsx";
import { PostFacts } from "./post-facts.tsx";

type Props = {
  post: {
    title: string;
    excerpt: string;
    category: string;
    readTime: number;
    tags: string[];
    publishedAt: Date | null;
    author: string | null;
    cover: string | null;
    coverAlt: string | null;
  };
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

export function Article({ post, article, children }: Props) {
  const { title, excerpt, category, readTime, tags, publishedAt, author, cover, coverAlt } = post;
  return (
    <article className="shell article">
      <header className="article-head">
        <PostFacts
          category={category}
          readTime={readTime}
          author={author}
          {...(publishedAt ? { publishedAt } : {})}
        />
        <h1 className="text-display-1 article-title" dir="auto">
          {title}
        </h1>
        <p className="text-lead" dir="auto">
          {excerpt}
        </p>
      </header>
      {cover ? (
        <div className="article-cover">
          <Cover path={cover} alt={coverAlt ?? ""} sizes="(width < 64rem) 92vw, 44rem" isFirst />
        </div>
      ) : null}
      <ArticleContents headings={article.headings} />
      <div className="article-body">
        {/* Rendered by domain/blog/markdown, whose allow-list lets no script through. */}
        <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: article.html }} />
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
