import { between, type Motif, parts, sheet, wave } from "../drawing.ts";

/** A number written down before, and how long it took to get there. */
export const reached: Motif = ({ beats, verse, minutes, next }) => {
  const aim = between(84, 112, next());
  const floor = 316;
  let done = 0;
  const sum = beats.reduce((total, beat) => total + beat + 0.25, 0);
  let x = 84;
  const widths = parts(
    verse.slice(0, beats.length).map((letters) => letters / 12),
    400,
  );
  const points = beats.map((beat, at) => {
    done += beat + 0.25;
    x += widths[at] ?? 0;
    return { x: Math.round(x), y: between(floor - 20, aim, done / sum) };
  });
  const end = points.at(-1) ?? { x: 484, y: aim };
  const curve = wave([{ x: 84, y: floor - 20 }, ...points]);
  const ruled = Array.from(
    { length: 4 + (minutes % 3) },
    (_, at) => 84 + (at * (floor - 84)) / (3 + (minutes % 3)),
  );
  return {
    fields: `${curve}V${floor}H84Z`,
    rules: `${ruled.map((y) => `M84 ${Math.round(y)}H${sheet.width}`).join("")}${points.map((at) => `M${at.x} ${at.y}V${floor}`).join("")}`,
    loose: `M0 ${aim}H${sheet.width}`,
    thread: `${curve}M84 40V${floor}H${sheet.width}`,
    nodes: points.slice(0, -1).map((at) => ({ ...at, r: 9 })),
    signal: { ...end, r: 26 },
  };
};
