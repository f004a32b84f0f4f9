import type { ListedPost } from "../../../domain/blog/schema.ts";
import { postAddress } from "./blog-address.ts";
import { Byline } from "./byline.tsx";
import { PostCover } from "./post-cover.tsx";

export function FeaturedPost({ post }: { post: ListedPost }) {
  const { slug, title, excerpt, category } = post;
  return (
    <section className="featured" aria-labelledby="featured">
      <PostCover post={post} sizes="(width < 64rem) 90vw, 48rem" isFirst />
      <div className="featured-words">
        <p className="label featured-mark node">Featured Article</p>
        <p className="post-category">{category}</p>
        <h2 id="featured" className="text-display-2 featured-title">
          {title}
        </h2>
        <p className="text-lead">{excerpt}</p>
        <Byline {...post} />
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
    </section>
  );
}
