import { type Platform, platforms } from "../../../../content/platforms.ts";
import { dollars } from "../../../../content/dollars.ts";
import type { FeatureProps } from "../feature.tsx";
import { solutionAddress } from "../solution-pages.ts";
import { WeekLine } from "../week-line.tsx";

type Aspect = { name: string; read: (platform: Platform) => string };

const compared = Object.values(platforms);

const aspects: Aspect[] = [
  { name: "Who it suits", read: ({ suits }) => suits },
  { name: "Licenses", read: ({ licenses }) => licenses },
  { name: "Where it stops", read: ({ stops }) => stops },
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

export default function PlatformComparison({ page }: FeatureProps) {
  const own = (slug: string) => slug === page.slug || undefined;
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
