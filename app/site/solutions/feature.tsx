import type { ComponentType } from "react";
import type { SolutionPage } from "../../../content/solution-page.ts";

export type FeatureProps = { page: SolutionPage };

const features = import.meta.glob<ComponentType<FeatureProps>>("./features/*.tsx", {
  eager: true,
  import: "default",
});

type Props = FeatureProps & SolutionPage["feature"];

export function Feature({ page, kind, heading, note }: Props) {
  const Drawing = features[`./features/${kind}.tsx`];
  if (!Drawing) throw new Error(`${page.slug} asks for the feature ${kind}, which has no file`);
  return (
    <section className="feature" aria-labelledby="feature">
      <div className="shell section">
        <h2 id="feature" className="text-display-2">
          {heading}
        </h2>
        <Drawing page={page} />
        {note ? <p className="feature-note">{note}</p> : null}
      </div>
    </section>
  );
}
