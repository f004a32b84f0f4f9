import { around, between, type Motif, type Spot } from "../drawing.ts";

const bearings = 11;

export const contours: Motif = ({ beats, verse, minutes, next }) => {
  const peak = { x: between(360, 430, next()), y: between(140, 176, next()), r: 24 };
  const rise = (at: number) => 0.72 + (verse[at % bearings] ?? 6) / 22;
  const heights = Array.from({ length: 4 + (minutes % 3) }, (_, at) => 46 + at * 46);
  const ring = (r: number) => {
    const points = Array.from({ length: bearings }, (_, at) =>
      around({ x: peak.x, y: peak.y, r: r * rise(at) }, (at * 2 * Math.PI) / bearings),
    );
    const middle = (at: number) => {
      const [one, other] = [points[at % bearings], points[(at + 1) % bearings]] as [Spot, Spot];
      return `${Math.round((one.x + other.x) / 2)} ${Math.round((one.y + other.y) / 2)}`;
    };
    return `M${middle(bearings - 1)}${points.map(({ x, y }, at) => `Q${x} ${y} ${middle(at)}`).join("")}Z`;
  };
  const stops = beats.slice(0, 5).map((beat, at, all) => ({
    x: between(92, peak.x - 70, at / (all.length - 1)),
    y: between(310, peak.y + 40, at / (all.length - 1)) + between(-34, 34, beat),
    r: 9,
  }));
  return {
    fields: ring(heights[1] ?? 92),
    rules: heights.map(ring).join(""),
    thread: `M${stops.map(({ x, y }) => `${x} ${y}`).join("L")}L${peak.x} ${peak.y}`,
    nodes: stops,
    signal: peak,
  };
};
