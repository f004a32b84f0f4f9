import { between, type Motif, type Spot } from "../drawing.ts";

const columns = 11;
const rows = 6;
const at = (column: number, row: number): Spot => ({
  x: 60 + column * 52,
  y: 50 + row * 52,
  r: 11,
});

/** Many guesses, and the few that somebody has looked at. */
export const sieve: Motif = ({ beats, verse, next }) => {
  const kept = beats.slice(0, 6).map((beat, step, all) => {
    const column = between(1, columns - 2, step / (all.length - 1));
    return at(column, between(0, rows - 1, (beat + ((verse[step] ?? 0) % 5) / 5) / 2));
  });
  const guesses = Array.from({ length: columns * rows }, (_, spot) =>
    at(spot % columns, Math.floor(spot / columns)),
  ).filter(({ x, y }) => !kept.some((node) => node.x === x && node.y === y) && next() < 0.86);
  const signal = kept.at(-1) ?? at(0, 0);
  return {
    bars: guesses.map(({ x, y }) => `M${x} ${y}h.1`).join(""),
    thread: `M${kept.map(({ x, y }) => `${x} ${y}`).join("L")}`,
    nodes: kept.slice(0, -1),
    signal: { ...signal, r: 26 },
  };
};
