import { between, type Motif, wave } from "../drawing.ts";

export const crossing: Motif = ({ beats, next }) => {
  const [left, middle, right] = [100, between(270, 370, next()), 540] as const;
  const height = (rank: number) => between(48, 312, rank / (beats.length - 1));
  const order = beats.map((beat, at) => ({ beat, at })).toSorted((a, b) => b.beat - a.beat);
  const shift = 1 + Math.floor(next() * (beats.length - 2));
  const ways = order.map(({ at }, rank) => [
    { x: left, y: height(at) },
    { x: middle, y: height((rank + shift) % beats.length) },
    { x: right, y: height(rank) },
  ]);
  const [first, ...others] = ways;
  return {
    rules: [left, middle, right].map((x) => `M${x} 0V360`).join(""),
    loose: others.slice(0, 2).map(wave).join(""),
    thread: [...(first ? [first] : []), ...others.slice(2)].map(wave).join(""),
    nodes: ways
      .flat()
      .filter(({ x, y }) => x !== right || y !== height(0))
      .map((spot) => ({ ...spot, r: 9 })),
    signal: { x: right, y: height(0), r: 24 },
  };
};
