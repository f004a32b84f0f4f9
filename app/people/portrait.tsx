import { useId } from "react";
import type { Portrait as Features } from "../../content/portrait.ts";
import { InHand, Worn } from "./belongings.tsx";
import { Clothes } from "./clothes.tsx";
import { Face } from "./face.tsx";
import { HairBehind, HairInFront } from "./hair.tsx";

const heads: Record<Features["head"], string> = {
  round: "M67 98C67 70 80 58 100 58S133 70 133 98C133 127 119 148 100 148S67 127 67 98Z",
  long: "M69 96C69 69 81 57 100 57S131 69 131 96C131 130 116 153 100 153S69 130 69 96Z",
  square:
    "M67 94C67 68 80 57 100 57S133 68 133 94V117C133 127 129 134 121 141 108 152 92 152 79 141 71 134 67 127 67 117Z",
};

const beardShape =
  "M67 106C71 118 76 122 84 121 92 118 108 118 116 121 124 122 129 118 133 106V117C133 129 129 136 121 143 108 154 92 154 79 143 71 136 67 129 67 117Z";

function Neck() {
  return (
    <>
      <path className="portrait-skin" d="M84 132V174C84 186 116 186 116 174V132Z" />
      <path
        className="portrait-shade"
        d="M84 143C94 156 108 156 116 141V154C106 164 92 162 84 156Z"
      />
    </>
  );
}

function Ears() {
  return (
    <>
      <circle className="portrait-skin" cx="67" cy="108" r="8" />
      <circle className="portrait-skin" cx="133" cy="108" r="8" />
    </>
  );
}

/** Drawn from a few features, so that all belong to one hand. Says nothing that the name beside it does not. */
export function Portrait({ of: features }: { of: Features }) {
  const { head, skin, hairColor, wearsColor, looks, ground, hair, beard, turned } = features;
  const clip = useId();
  const covered = hair === "scarf";
  const tilt = `rotate(${features.tilt} 100 150)`;
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
        <g transform={tilt}>
          <HairBehind style={hair} />
        </g>
        {covered ? null : <Neck />}
        <Clothes kind={features.wears} />
        <g transform={tilt}>
          {covered || hair === "bob" ? null : <Ears />}
          <path className="portrait-skin" d={heads[head]} />
          <clipPath id={clip}>
            <path d={heads[head]} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <circle className="portrait-cheek" cx={turned ? 86 : 81} cy="119" r="6.5" />
            <circle className="portrait-cheek" cx={turned ? 126 : 123} cy="119" r="6.5" />
          </g>
          {beard ? <path className="portrait-hair" d={beardShape} /> : null}
          <Face {...features} />
          <HairInFront style={hair} />
          <Worn what={features.with} />
        </g>
        <InHand what={features.with} />
      </g>
    </svg>
  );
}
