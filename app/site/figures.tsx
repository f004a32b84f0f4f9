import type { Figure } from "../../content/case-study.ts";

type Props = {
  figures: readonly (Figure & { id?: string; source?: string })[];
  className?: string;
};

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
