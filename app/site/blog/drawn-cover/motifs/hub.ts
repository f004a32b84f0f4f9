import { around, between, circle, type Motif } from "../drawing.ts";

export const hub: Motif = ({ beats, minutes, next }) => {
  const center = { x: between(250, 390, next()), y: between(168, 192, next()), r: 30 };
  const turn = next() * Math.PI;
  const ends = beats.map((beat, at) => ({
    ...around({ ...center, r: between(92, 150, beat) }, turn + (at * 2 * Math.PI) / beats.length),
    r: at % 3 === 0 ? 13 : 9,
  }));
  const rings = Array.from({ length: 3 + (minutes % 3) }, (_, at) => 64 + at * 52);
  return {
    fields: `M${ends.map(({ x, y }) => `${x} ${y}`).join("L")}Z`,
    rules: rings.map((r) => circle({ ...center, r })).join(""),
    thread: ends.map(({ x, y }) => `M${center.x} ${center.y}L${x} ${y}`).join(""),
    nodes: ends,
    signal: center,
  };
};
