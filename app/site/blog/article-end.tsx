import { blogPage } from "../../../content/blog.ts";
import { FollowLinks } from "./follow-links.tsx";
import { solutionOf } from "./solution-of.ts";

const { end } = blogPage;

export function ArticleEnd({ category }: { category: string }) {
  const solution = solutionOf(category);
  return (
    <div className="shell article-end">
      {solution ? (
        <section className="article-solution" aria-labelledby="solution">
          <p className="label">{end.solution}</p>
          <h2 id="solution" className="text-title-2">
            {solution.title}
          </h2>
          <p>{solution.description}</p>
          <p className="actions">
            <a className="button button-primary" href={solution.href}>
              See how it works<span className="sr-only">: {solution.title}</span>
            </a>
            <a className="button button-quiet" href={`/contact?about=${solution.slug}`}>
              Ask us about it
            </a>
          </p>
        </section>
      ) : null}
      <section className="article-subscribe" aria-labelledby="subscribe">
        <h2 id="subscribe" className="text-title-2">
          {end.subscribe.heading}
        </h2>
        <p>{end.subscribe.text}</p>
        <FollowLinks />
      </section>
    </div>
  );
}
