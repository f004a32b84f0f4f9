import type { Figure } from "../../content/case-study.ts";

type Props = { figures: readonly Figure[]; className?: string; itemClassName?: string };

/** Values with what each of them counts. */
export function Figures({ figures, className, itemClassName }: Props) {
  return (
    <dl className={className}>
      {figures.map(({ value, description }) => (
        <div key={description} className={itemClassName}>
          <dt>{description}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
