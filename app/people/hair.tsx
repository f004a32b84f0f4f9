import type { ReactNode } from "react";
import type { Portrait } from "../../content/portrait.ts";

type Style = Portrait["hair"];

const curls: [x: number, y: number, r: number][] = [
  [66, 82, 15],
  [74, 62, 17],
  [93, 51, 18],
  [114, 53, 17],
  [129, 66, 16],
  [136, 86, 13],
];

const behind: Partial<Record<Style, string>> = {
  bob: "M58 152C50 120 50 84 60 66 70 48 86 42 102 42 124 42 142 56 145 84 147 108 147 132 142 150 138 160 124 160 120 150H80C76 162 62 162 58 152Z",
  bun: "M124 22a19 19 0 1 1-1 0Z",
  scarf:
    "M52 196C50 150 54 112 58 88 63 58 80 40 101 40 124 40 140 58 144 88 148 116 150 160 152 196Z",
};

const inFront: Record<Style, string> = {
  bob: "M62 116C58 82 68 54 100 53 134 54 143 82 138 116 134 100 129 86 121 74 106 84 88 88 74 87 68 94 64 104 62 116Z",
  crop: "M64 100C58 66 74 42 102 42 130 40 144 62 136 100 132 92 131 86 129 80 118 80 96 80 84 70 78 76 72 82 70 86 67 90 65 94 64 100Z",
  curls: "M66 92C68 76 80 68 100 70 120 68 131 76 134 92 140 60 120 46 100 48 78 46 60 62 66 92Z",
  swept:
    "M65 102C60 78 62 56 78 48 96 36 124 38 134 54 142 62 141 84 136 102 133 90 130 82 124 76 106 82 88 78 78 66 72 76 67 88 65 102Z",
  bun: "M64 104C60 72 74 50 101 50 128 50 141 72 136 104 132 86 122 72 108 66 94 78 74 82 68 88 66 92 65 98 64 104Z",
  scarf:
    "M100 46C74 46 62 66 61 96 60 122 62 140 58 158 54 182 74 196 100 196S146 182 142 158C138 140 140 122 139 96 138 66 126 46 100 46ZM100 63C119 63 131 77 131 99 131 128 117 148 100 148S69 128 69 99C69 77 81 63 100 63Z",
};

const strands: Partial<Record<Style, string>> = {
  bob: "M80 66C88 60 98 58 108 59",
  crop: "M92 54C98 60 112 62 122 60",
  swept: "M88 56C98 64 116 66 128 62M96 48C106 54 120 56 130 56",
  bun: "M82 66C90 60 98 58 108 58M113 36Q122 32 131 37",
  scarf: "M70 148C84 166 116 166 130 148M66 164C86 184 116 184 136 164M76 60C84 52 96 50 106 51",
};

function Curls({ among }: { among: typeof curls }): ReactNode {
  return among.map(([x, y, r]) => <circle key={x} className="portrait-hair" cx={x} cy={y} r={r} />);
}

export function HairBehind({ style }: { style: Style }) {
  if (style === "curls") return <Curls among={curls} />;
  const d = behind[style];
  return d ? <path className="portrait-hair" d={d} /> : null;
}

export function HairInFront({ style }: { style: Style }) {
  const strand = strands[style];
  return (
    <>
      <path className="portrait-hair" fillRule="evenodd" d={inFront[style]} />
      {strand ? <path className="portrait-strand" d={strand} /> : null}
    </>
  );
}
