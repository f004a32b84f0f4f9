import { blogPage } from "../../../content/blog.ts";
import stylesheet from "./post.css?url";
import { pictureSize } from "../../../domain/blog/covers/schema.ts";
import type { ListedPost } from "../../../domain/blog/schema.ts";
import { pageMeta } from "../page-meta.ts";
import { blogPosting } from "../structured-data/blog-posting.ts";
import type { Route } from "./+types/post.ts";
import { Article } from "./article.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { blogAddress, postAddress } from "./blog-address.ts";
import { Neighbors } from "./neighbors.tsx";
import { PostCards } from "./post-cards.tsx";
import { loadPost } from "./read-blog.server.ts";
import { ShareLinks } from "./share-links.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "alternate", type: "application/rss+xml", title: "Articles (RSS)", href: "/feed.xml" },
];

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadPost(request, params.address, context);

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { origin } = matches[0].loaderData;
  const { post, parts } = loaderData;
  const part = parts.findIndex(({ id }) => id === post.id) + 1;
  return pageMeta(origin, {
    path: postAddress(post.slug),
    title: post.title,
    description: post.excerpt,
    article: post,
    image: sharedCover(post),
    structuredData: [blogPosting(origin, { ...post, part, path: postAddress(post.slug) })],
  });
};

function sharedCover({ cover, coverAlt }: Pick<ListedPost, "cover" | "coverAlt">) {
  const size = cover === null ? null : pictureSize(cover);
  return cover && size ? { path: cover, ...size, alt: coverAlt ?? "" } : undefined;
}

export default function Post({ loaderData, matches }: Route.ComponentProps) {
  const { post, article, parts, related, older, newer } = loaderData;
  const address = new URL(postAddress(post.slug), matches[0].loaderData.origin).href;
  return (
    <>
      <nav className="shell article-way" aria-label="Breadcrumb">
        <a className="link" href="/blog">
          All articles
        </a>
        <a className="link" href={blogAddress({ category: post.category })}>
          {post.category}
        </a>
      </nav>
      <Article post={post} article={article} parts={parts}>
        <ShareLinks address={address} title={post.title} />
      </Article>
      <ArticleEnd category={post.category} />
      {related.length > 0 ? (
        <section className="shell section related-posts" aria-labelledby="related">
          <h2 id="related" className="text-title-2">
            {blogPage.end.related}
          </h2>
          <PostCards posts={related} />
        </section>
      ) : null}
      <Neighbors older={older} newer={newer} />
    </>
  );
}
