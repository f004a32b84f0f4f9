import { type MouseEvent, useEffect, useState } from "react";
import { tools } from "../../../content/tools.ts";
import { categories, categorySlug, chosenCategory } from "./categories.ts";
import { ToolCard } from "./tool-card.tsx";

const choices = [{ slug: "", name: "All" }, ...categories];

export function Catalog(props: { chosen: string }) {
  const [chosen, setChosen] = useState(props.chosen);
  const isShown = (category: string) => chosen === "" || categorySlug(category) === chosen;

  useEffect(() => {
    const follow = () => setChosen(chosenCategory(location.search));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href, search } = event.currentTarget;
    if (href !== location.href) history.pushState(null, "", href);
    setChosen(chosenCategory(search));
  }

  return (
    <section className="shell catalog" aria-labelledby="catalog">
      <div className="catalog-side">
        <h2 id="catalog" className="text-title-3">
          Browse by category
        </h2>
        <nav className="tool-filter" aria-label="Tool categories">
          <ul>
            {choices.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={slug ? `/tools?category=${slug}` : "/tools"}
                  aria-current={slug === chosen ? "true" : undefined}
                  data-replay
                  onClick={choose}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <output className="label">
          Showing {tools.filter(({ category }) => isShown(category)).length} of {tools.length} tools
        </output>
      </div>
      <ul className="tool-list">
        {tools.map((tool) => (
          <li key={tool.id} hidden={!isShown(tool.category)}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}
