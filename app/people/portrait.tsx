import type { Portrait as Features } from "../../content/portrait.ts";
import { Clothes } from "./clothes.tsx";
import { HairBehind, HairInFront } from "./hair.tsx";

const heads: Record<Features["head"], string> = {
  round: "M67 98C67 70 80 58 100 58S133 70 133 98C133 127 119 148 100 148S67 127 67 98Z",
  long: "M69 96C69 69 81 57 100 57S131 69 131 96C131 130 116 153 100 153S69 130 69 96Z",
  square:
    "M67 94C67 68 80 57 100 57S133 68 133 94V117C133 127 129 134 121 141 108 152 92 152 79 141 71 134 67 127 67 117Z",
};

function Glasses({ shape }: { shape: Features["glasses"] }) {
  if (!shape) return null;
  const rim = { width: 25, height: shape === "round" ? 24 : 19, rx: shape === "round" ? 12 : 5 };
  const y = shape === "round" ? 93 : 96;
  return (
    <g className="portrait-glasses">
      <rect x="72" y={y} {...rim} />
      <rect x="103" y={y} {...rim} />
      <path d="M97 103Q100 100 103 103" />
    </g>
  );
}

function Face({ glasses, beard }: Features) {
  return (
    <g transform="translate(3 0)">
      <ellipse className="portrait-eye" cx="85" cy="105" rx="2.9" ry="3.5" />
      <ellipse className="portrait-eye" cx="115" cy="105" rx="2.9" ry="3.5" />
      <path className="portrait-brow" d="M77 92Q85 87 92 91M108 91Q115 87 123 92" />
      <path
        className="portrait-line"
        d="M101 106C100 111 97 115 98 117 99 118.5 101 118.5 103 118"
      />
      <path
        className={beard ? "portrait-line portrait-smile" : "portrait-line"}
        d="M90 129Q100 138 111 128"
      />
      <Glasses shape={glasses} />
    </g>
  );
}

/** Drawn from a few features, so that all belong to one hand. Says nothing that the name beside it does not. */
export function Portrait({ of: features }: { of: Features }) {
  const { head, skin, hairColor, wearsColor, looks, ground, hair, beard } = features;
  return (
    <svg
      className="portrait"
      viewBox="16 14 168 192"
      aria-hidden="true"
      data-skin={skin}
      data-hair={hairColor}
      data-wears={wearsColor}
      data-ground={ground}
    >
      <rect className="portrait-ground" x="16" y="14" width="168" height="192" />
      <g transform={looks === "right" ? undefined : "translate(200 0) scale(-1 1)"}>
        <HairBehind style={hair} />
        <path className="portrait-skin" d="M84 132V174C84 186 116 186 116 174V132Z" />
        <path
          className="portrait-shade"
          d="M84 143C94 156 108 156 116 141V154C106 164 92 162 84 156Z"
        />
        <Clothes kind={features.wears} />
        {hair === "scarf" ? null : (
          <>
            <circle className="portrait-skin" cx="67" cy="108" r="8" />
            <circle className="portrait-skin" cx="133" cy="108" r="8" />
          </>
        )}
        <path className="portrait-skin" d={heads[head]} />
        <circle className="portrait-cheek" cx="81" cy="119" r="6.5" />
        <circle className="portrait-cheek" cx="123" cy="119" r="6.5" />
        {beard ? (
          <path
            className="portrait-hair"
            d="M67 106C71 118 76 122 84 121 92 118 108 118 116 121 124 122 129 118 133 106V117C133 129 129 136 121 143 108 154 92 154 79 143 71 136 67 129 67 117Z"
          />
        ) : null}
        <Face {...features} />
        <HairInFront style={hair} />
      </g>
    </svg>
  );
}
