import { blogCategories, type ListedPost } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";
import { Cover } from "./cover.tsx";
import { PostFacts } from "./post-facts.tsx";

function SubjectThread({ category }: { category: string }) {
  const step = 44;
  return (
    <svg className="subject-thread" viewBox="0 0 280 288" aria-hidden="true">
      <path className="thread-line" d={`M16 0V${step / 2 + step * 5}C16 288 40 288 72 288`} />
      {blogCategories.map((name, index) => {
        const y = step / 2 + index * step;
        const lit = name === category;
        return (
          <g key={name} className={lit ? "subject-lit" : undefined}>
            <circle
              cx="16"
              cy={y}
              r={lit ? 9 : 6}
              className={lit ? "thread-signal" : "thread-open"}
            />
            <text x="44" y={y + 6} className="subject-name">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

export function FeaturedPost({ post }: { post: ListedPost }) {
  const { slug, title, excerpt, category, readTime, author, cover } = post;
  return (
    <section className={`featured${cover ? " featured-covered" : ""}`} aria-labelledby="featured">
      <div className="featured-words">
        <p className="label">Featured Article</p>
        <PostFacts category={category} readTime={readTime} author={author} />
        <h2 id="featured" className="text-display-2">
          {title}
        </h2>
        <p className="text-lead">{excerpt}</p>
        <p>
          <a
            className="button button-primary button-large"
            href={postAddress(slug)}
            aria-label={`Read Full Article: ${title}`}
          >
            Read Full Article
          </a>
        </p>
      </div>
      {cover ? (
        <div className="cover-panel">
          <Cover path={cover} alt="" sizes="(width < 64rem) 90vw, 34rem" isFirst />
        </div>
      ) : (
        <SubjectThread category={category} />
      )}
    </section>
  );
}
