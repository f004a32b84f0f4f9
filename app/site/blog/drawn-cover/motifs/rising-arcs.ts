import { between, type Motif, sheet } from "../drawing.ts";

export const risingArcs: Motif = ({ beats, next }) => {
  const x = between(270, 370, next());
  const y = 314;
  const arcs = beats.map((beat, at) => {
    const r = between(80, 264, at / (beats.length - 1));
    const angle = Math.PI * (0.85 - 0.7 * beat);
    const end = {
      x: Math.round(x + r * Math.cos(angle)),
      y: Math.round(y - r * Math.sin(angle)),
      r: 9,
    };
    const to = (point: { x: number; y: number }) =>
      `M${x - r} ${y}A${r} ${r} 0 0 1 ${point.x} ${point.y}`;
    return { end, whole: to({ x: x + r, y }), reached: to(end) };
  });
  return {
    rules: `M0 ${y}H${sheet.width}${arcs.map(({ whole }) => whole).join("")}`,
    thread: arcs.map(({ reached }) => reached).join(""),
    nodes: arcs.map(({ end }) => end),
    signal: { x, y, r: 40 },
  };
};
