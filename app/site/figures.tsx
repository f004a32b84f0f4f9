import type { Figure } from "../../content/case-study.ts";

type Props = {
  /** `id` is its place on /about. */
  figures: readonly (Figure & { id?: string; source?: string })[];
  className?: string;
};

/** Values with what each of them counts, which leads to where that is said if it has a source. */
export function Figures({ figures, className }: Props) {
  return (
    <dl className={className}>
      {figures.map(({ value, description, id, source = id && `/about#${id}` }) => (
        <div key={description}>
          <dt>
            {source ? (
              <a className="figure-source" href={source}>
                {description}
              </a>
            ) : (
              description
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
