import { categories } from "./categories.ts";

const choices = [{ slug: "", name: "All" }, ...categories];

/** Links, so that they work by themselves; `islands/tool-filter.ts` spares the visitor the new page. */
export function CategoryFilter({ chosen }: { chosen: string }) {
  return (
    <nav className="tool-filter" aria-label="Tool categories" data-tool-filter>
      <ul>
        {choices.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={slug ? `/tools?category=${slug}` : "/tools"}
              data-choice={slug}
              aria-current={slug === chosen ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
