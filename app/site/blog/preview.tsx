import { firm } from "../../../content/firm.ts";
import stylesheet from "./post.css?url";
import type { Route } from "./+types/preview.ts";
import { Article } from "./article.tsx";
import { loadPreview } from "./read-blog.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadPreview(request, params.token, context);

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `Preview: ${loaderData.post.title} | ${firm.name}` },
        { name: "robots", content: "noindex" },
        { name: "referrer", content: "no-referrer" },
      ]
    : [];

const states = {
  draft: "a draft",
  published: "published or scheduled",
  archived: "archived",
};

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { post, article, parts } = loaderData;
  return (
    <>
      <p className="preview-note">
        <span className="shell">
          Only people with this link can see this preview. The article is {states[post.status]}.
        </span>
      </p>
      <Article post={post} article={article} parts={parts} />
    </>
  );
}
