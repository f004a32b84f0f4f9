import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { solutionAddress, solutionPages } from "./solution-pages.ts";

export function Related({ slugs }: { slugs: string[] }) {
  const pages = slugs.map((slug) => {
    const page = solutionPages.find((other) => other.slug === slug);
    if (!page) throw new Error(`No solution page is called ${slug}`);
    return page;
  });
  return (
    <nav className="shell related" aria-labelledby="related">
      <h2 id="related" className="label">
        Often read next
      </h2>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <a className="leads-on" href={solutionAddress(slug)}>
              <strong>{title}</strong>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
