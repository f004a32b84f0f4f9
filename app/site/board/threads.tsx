import { tools } from "../../../content/board.ts";

const rows = tools.length / 2;
const width = 100;

/** Stretched to the room between the two columns of tools, so that a line begins at a box and crosses none. */
const places = tools.map((_, index) => {
  const right = index % 2 === 1;
  return {
    x: right ? width : 0,
    bend: right ? width * 0.62 : width * 0.38,
    y: ((Math.floor(index / 2) + 0.5) * width) / rows,
    name: `of-${index + 1}`,
  };
});

const chords = places.flatMap((from, index) =>
  places.slice(index + 1).map((to) => ({
    name: `${from.name} ${to.name}`,
    line: `M${from.x} ${from.y}C${from.bend} ${from.y} ${to.bend} ${to.y} ${to.x} ${to.y}`,
  })),
);

export function Threads() {
  return (
    <svg
      className="threads"
      viewBox={`0 0 ${width} ${width}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {chords.map(({ name, line }) => (
        <path key={name} className={`chord ${name}`} d={line} />
      ))}
      {places.map(({ x, y, bend, name }) => (
        <path
          key={name}
          className={`thread-line spoke ${name}`}
          d={`M${x} ${y}C${bend} ${y} 50 ${y + (width - y) * 0.3} 50 ${width}`}
        />
      ))}
    </svg>
  );
}
