import type { Portrait } from "../../content/portrait.ts";

const brows: Record<Portrait["brows"], string> = {
  arched: "M77 92Q85 87 92 91M108 91Q115 87 123 92",
  level: "M77 91Q85 89 92 90M108 90Q115 89 123 91",
  lifted: "M77 90Q84 82 92 87M108 89Q115 86 123 91",
};

const closedMouths: Record<Exclude<Portrait["mouth"], "laughing">, string> = {
  smiling: "M90 129Q100 138 111 128",
  wry: "M92 131C98 134 107 133 112 127",
};

const glassesBelowBrows = 5;

function Glasses({ shape }: { shape: Portrait["glasses"] }) {
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

function Mouth({ mouth, beard }: Pick<Portrait, "mouth" | "beard">) {
  if (mouth === "laughing")
    return (
      <path
        className="portrait-laugh"
        d="M88 127Q100 131 113 126C112 136 107 141 100 141S89 136 88 127Z"
      />
    );
  const className = beard ? "portrait-line portrait-smile" : "portrait-line";
  return <path className={className} d={closedMouths[mouth]} />;
}

export function Face({ glasses, beard, mouth, turned, ...of }: Portrait) {
  return (
    <g transform={`translate(${turned ? 6 : 3} 0)`}>
      <ellipse className="portrait-eye" cx="85" cy="105" rx="2.9" ry="3.5" />
      <ellipse className="portrait-eye" cx="115" cy="105" rx="2.9" ry="3.5" />
      <path
        className="portrait-brow"
        d={brows[of.brows]}
        transform={glasses ? `translate(0 ${-glassesBelowBrows})` : undefined}
      />
      <path
        className="portrait-line"
        d="M101 106C100 111 97 115 98 117 99 118.5 101 118.5 103 118"
      />
      <Mouth mouth={mouth} beard={beard} />
      <Glasses shape={glasses} />
    </g>
  );
}
