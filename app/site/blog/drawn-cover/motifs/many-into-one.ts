import { between, type Motif, sheet } from "../drawing.ts";

const halos = [76, 116, 164, 220];

export const manyIntoOne: Motif = ({ beats, next }) => {
  const x = between(430, 500, next());
  const y = between(130, 230, next());
  const ends = beats.map((beat, at) => ({
    x: between(244, 88, beat),
    y: between(44, sheet.height - 44, at / (beats.length - 1)),
    r: at % 3 === 1 ? 13 : 9,
  }));
  return {
    rules: halos
      .map((r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
      .join(""),
    thread: ends
      .map((end) => `M${end.x} ${end.y}H262C${x - 70} ${end.y} 322 ${y} ${x} ${y}`)
      .join(""),
    nodes: ends,
    signal: { x, y, r: 38 },
  };
};
