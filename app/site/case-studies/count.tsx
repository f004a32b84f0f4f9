import type { Evidence } from "../../../content/case-study.ts";

type Props = Omit<Extract<Evidence, { kind: "counts" }>, "kind">;

function Row({ name, value, of, unit }: { name: string; value: number; of: number; unit: string }) {
  const at = (index: number) => `${(index / Math.max(of - 1, 1)) * 100}%`;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="count-value">
          {value} {unit}
        </span>
        <svg className="count-line" height="28" aria-hidden="true">
          <line className="thread-line" x1={at(0)} x2={at(value - 1)} y1="14" y2="14" />
          {Array.from({ length: of }, (_, index) => (
            <circle
              key={index}
              className={index < value ? "count-one" : "count-none"}
              cx={at(index)}
              cy="14"
              r={index < value ? 9 : 4}
            />
          ))}
        </svg>
      </dd>
    </div>
  );
}

export function Count({ unit, before, after }: Props) {
  return (
    <dl className="counts">
      <Row name="Before" value={before} of={before} unit={unit} />
      <Row name="After" value={after} of={before} unit={unit} />
    </dl>
  );
}
