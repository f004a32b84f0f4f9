import { around, between, circle, type Motif } from "../drawing.ts";

const turn = (2 * Math.PI) / 5;

export const ripple: Motif = ({ beats, verse, next }) => {
  const origin = { x: between(270, 370, next()), y: between(170, 190, next()), r: 26 };
  const start = next() * 2 * Math.PI;
  const spots = beats.map((beat, at) => {
    const r = between(44, 142, (at + beat) / beats.length);
    return { ...around({ ...origin, r }, start + at * turn), r };
  });
  const rings = [0, 1, 2, 3].map((at) => ({ ...origin, r: 70 + at * 74 + (verse[at] ?? 0) * 2 }));
  return {
    fields: rings.slice(0, 2).map(circle).join(""),
    rules: rings.map(circle).join(""),
    thread: `M${origin.x} ${origin.y}${spots.map(({ x, y, r }) => `A${r} ${r} 0 0 1 ${x} ${y}`).join("")}`,
    nodes: spots.map((spot) => ({ ...spot, r: 9 })),
    signal: origin,
  };
};
