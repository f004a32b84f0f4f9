import { type Platform, platforms } from "../../../content/platforms.ts";
import { dollars } from "../../../content/dollars.ts";
import type { SolutionPage } from "../../../content/solution-page.ts";
import { solutionAddress } from "./solution-pages.ts";
import { WeekLine } from "./week-line.tsx";

type Aspect = { name: string; read: (platform: Platform) => string };

const compared = Object.values(platforms);

const aspects: Aspect[] = [
  { name: "Who it suits", read: ({ suits }) => suits },
  { name: "Watch out for", read: ({ stops }) => stops },
  { name: "Upkeep", read: ({ upkeep }) => upkeep },
  { name: "Our experience", read: ({ years }) => `${years}+ years` },
];

function Quickstart({ quickstart: { price, timeline } }: Pick<Platform, "quickstart">) {
  return (
    <div>
      <strong className="compared-price">{dollars(price)}</strong> fixed, {timeline}
      <WeekLine timeline={timeline} />
    </div>
  );
}

type Props = NonNullable<SolutionPage["comparison"]> & { slug: string };

function ComparisonTable({ slug: ofPage }: Pick<Props, "slug">) {
  const own = (slug: string) => slug === ofPage || undefined;
  return (
    <table className="compared">
      <caption className="sr-only">Salesforce, Dynamics 365 and Zoho CRM compared</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Aspect</span>
          </th>
          {compared.map(({ slug, name }) => (
            <th key={slug} scope="col" data-own={own(slug)}>
              {own(slug) ? name : <a href={solutionAddress(slug)}>{name}</a>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aspects.map(({ name, read }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {compared.map((platform) => (
              <td key={platform.slug} data-own={own(platform.slug)}>
                <span className="compared-name">{platform.name}</span>
                <span>{read(platform)}</span>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Quickstart</th>
          {compared.map((platform) => (
            <td key={platform.slug} data-own={own(platform.slug)}>
              <span className="compared-name">{platform.name}</span>
              <Quickstart quickstart={platform.quickstart} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

export function Comparison({ heading, note, slug }: Props) {
  return (
    <section className="shell section comparison" aria-labelledby="comparison">
      <h2 id="comparison" className="text-display-2">
        {heading}
      </h2>
      <ComparisonTable slug={slug} />
      <p className="feature-note">{note}</p>
    </section>
  );
}
