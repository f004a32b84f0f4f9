import type { Link } from "../../content/navigation.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

const blog = (
  <a className="link" href="/blog">
    Blog
  </a>
);
const writeToUs = (
  <a className="link" href="/contact">
    write to us
  </a>
);

function ClosestPages({ pages }: { pages: Link[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Closest pages" className="closest-pages">
      <h2 className="text-title-3">The closest pages we have</h2>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ArticleGone({ pages }: { pages: Link[] }) {
  return (
    <NotFoundScreen
      heading="This article is no longer here"
      hint="We have taken it down, and it has no new address."
    >
      <p>
        Our other articles are in the {blog}. If you were looking for something in this one,{" "}
        {writeToUs}.
      </p>
      <ClosestPages pages={pages} />
    </NotFoundScreen>
  );
}

export function PageNotFound({ pages }: { pages: Link[] }) {
  return (
    <NotFoundScreen
      heading="404 Page Not Found"
      hint="Did you forget to add the page to the router?"
    >
      <p>
        The page may have moved. Try{" "}
        <a className="link" href="/solutions">
          Solutions
        </a>
        ,{" "}
        <a className="link" href="/case-studies">
          Case Studies
        </a>{" "}
        or the {blog}, or {writeToUs}.
      </p>
      <ClosestPages pages={pages} />
    </NotFoundScreen>
  );
}
