import {
  adoptionCurves,
  adoptionStages,
} from "../../../../content/solution-features/adoption-curve.ts";

/** The height of the plot in pixels; its width is the page's. */
const height = 280;
const axis = height - 14;

const start = (index: number) => `${(100 * index) / adoptionStages.length}%`;

function Plot() {
  return (
    <svg className="adoption-plot" height={height} role="img" aria-labelledby="adoption-title">
      <title id="adoption-title">
        Two curves start on the level of the old habits. Both fall at launch. With support the fall
        is shallow and short, and the curve ends above the old level; without support it is deep and
        long, and ends below it.
      </title>
      <svg
        width="100%"
        height={axis - 16}
        viewBox="0 0 400 200"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path className="adoption-baseline" d={`M0 ${adoptionCurves.baseline}H400`} />
        <path className="adoption-alone" d={adoptionCurves.alone} />
        <path className="adoption-supported" d={adoptionCurves.supported} />
      </svg>
      <line className="adoption-axis" x1="0" x2="100%" y1={axis} y2={axis} />
      {adoptionStages.map(({ name }, index) => (
        <svg key={name} x={start(index)} y={axis} overflow="visible">
          <circle className="adoption-stop" cx="14" r="13" />
          <text className="adoption-number" x="14" y="5" textAnchor="middle">
            {index + 1}
          </text>
        </svg>
      ))}
    </svg>
  );
}

function Swatch({ kind }: { kind: "supported" | "alone" | "baseline" }) {
  return (
    <svg className="adoption-swatch" width="36" height="8" aria-hidden="true">
      <path className={`adoption-${kind}`} d="M2 4H34" />
    </svg>
  );
}

export default function AdoptionCurve() {
  return (
    <div className="adoption">
      <figure>
        <figcaption>
          <strong>How well the work goes. An illustration, not data.</strong>
          <span>
            <Swatch kind="supported" />
            With support
          </span>
          <span>
            <Swatch kind="alone" />
            Without
          </span>
          <span>
            <Swatch kind="baseline" />
            The old way of working
          </span>
        </figcaption>
        <Plot />
      </figure>
      <ol className="adoption-stages">
        {adoptionStages.map(({ name, supported, alone }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              <div>
                <dt>With support</dt>
                <dd>{supported}</dd>
              </div>
              <div>
                <dt>Without</dt>
                <dd>{alone}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}
