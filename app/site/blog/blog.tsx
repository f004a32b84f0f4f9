import { counted } from "../../../content/counted.ts";
import { archivePage, blogDescription, blogPage } from "../../../content/blog.ts";
import { blogCategories, postsPerPage } from "../../../domain/blog/schema.ts";
import { Island } from "../../islands/island.tsx";
import stylesheet from "./blog.css?url";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/blog.ts";
import { archivePath } from "./archive/archive-address.ts";
import { blogAddress, type BlogView } from "./blog-address.ts";
import { BlogSearch } from "./blog-search.tsx";
import { StayUpdated } from "./stay-updated.tsx";
import { FeaturedPost } from "./featured-post.tsx";
import { NoArticles } from "./no-articles.tsx";
import { PageLinks } from "./page-links.tsx";
import { PostCards } from "./post-cards.tsx";
import { loadBlog } from "./read-blog.server.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "alternate", type: "application/rss+xml", title: "Articles (RSS)", href: "/feed.xml" },
  { rel: "alternate", type: "application/feed+json", title: "Articles (JSON)", href: "/feed.json" },
];

export const loader = ({ request, context }: Route.LoaderArgs) => loadBlog(request, context);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function titleOf({ category, page }: BlogView): string {
  return [category || "Blog", ...(page > 1 ? [`page ${page}`] : [])].join(", ");
}

const isFirst = ({ category, page }: BlogView) => !category && page === 1;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches[0].loaderData.origin, {
        path: "/blog",
        address: blogAddress({ ...loaderData.view, q: "" }),
        title: titleOf(loaderData.view),
        searchTitle: isFirst(loaderData.view) ? blogPage.searchTitle : undefined,
        description: blogDescription,
        unlisted: loaderData.view.q !== "",
      })
    : [];

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, hasMore, total, view } = loaderData;
  const [first] = posts;
  const isWhole = view.q === "" && view.category === "";
  const isFeatured = isWhole && view.page === 1;
  return (
    <>
      <section className="shell blog-head">
        <h1 className="text-display-1">{blogPage.heading}</h1>
        <p className="text-lead">{blogPage.lead}</p>
      </section>
      <Island
        name="blog-search"
        component={BlogSearch}
        props={{
          view,
          status: statusOf(view, posts.length, hasMore, total),
          categories: blogCategories,
        }}
      />
      <div className="shell" id="articles" data-blog-results>
        {first && isFeatured ? <FeaturedPost post={first} /> : null}
        {first ? (
          <>
            <h2 className={isWhole ? "text-title-2 post-cards-heading" : "sr-only"}>
              {isWhole ? blogPage.all : "Articles"}
            </h2>
            <PostCards posts={posts} isFront={isFeatured} />
          </>
        ) : (
          <NoArticles />
        )}
        <PageLinks
          page={view.page}
          pageCount={total && Math.ceil(total / postsPerPage)}
          hasMore={hasMore}
          at={(page) => blogAddress({ ...view, page })}
        />
        {first ? (
          <p className="blog-archive">
            <a className="link" href={archivePath}>
              {archivePage.label}
            </a>
          </p>
        ) : null}
      </div>
      <StayUpdated />
    </>
  );
}

function statusOf(view: BlogView, shown: number, hasMore: boolean, total?: number): string {
  const count = total ?? (hasMore || view.page > 1 ? undefined : shown);
  const articles = count === undefined ? "Articles" : counted(count, "article");
  const about = view.category ? ` in ${view.category}` : "";
  return `${articles}${about}${view.q ? ` matching “${view.q}”` : ""}`;
}
