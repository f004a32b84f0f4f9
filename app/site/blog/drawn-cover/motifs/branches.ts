import { between, type Motif, wave } from "../drawing.ts";

export const branches: Motif = ({ beats, next }) => {
  const leaves = beats.slice(0, 6);
  const levels = [84, between(190, 230, next()), between(330, 380, next()), 530];
  const fan = [1, 2, 4, leaves.length];
  const spot = (level: number, at: number) => {
    const count = fan[level] ?? 1;
    return { x: levels[level] ?? 0, y: between(48, 312, (at + 0.5) / count), r: 9 };
  };
  const above = (level: number, at: number) =>
    Math.floor((at * (fan[level - 1] ?? 1)) / (fan[level] ?? 1));
  const chosen = leaves.indexOf(Math.max(...leaves));
  const all = fan.flatMap((count, level) =>
    Array.from({ length: count }, (_, at) => ({ level, at })),
  );
  const taken = [spot(3, chosen)];
  for (let level = 3, at = chosen; level > 0; level -= 1) {
    at = above(level, at);
    taken.unshift(spot(level - 1, at));
  }
  const end = taken.at(-1) ?? spot(0, 0);
  return {
    loose: all
      .filter(({ level }) => level > 0)
      .map(({ level, at }) => wave([spot(level - 1, above(level, at)), spot(level, at)]))
      .join(""),
    thread: wave(taken),
    nodes: all
      .map(({ level, at }) => spot(level, at))
      .filter(({ y, x }) => x !== end.x || y !== end.y),
    signal: { ...end, r: 24 },
  };
};
