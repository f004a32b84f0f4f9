const day = 24 * 60;

const forms: [RegExp, (first: number, second: number) => number][] = [
  [/^(\d{1,3}):([0-5]\d)$/, (hours, minutes) => hours * 60 + minutes],
  [/^(\d+) ?m(?:ins?|inutes?)?$/, (minutes) => minutes],
  [/^(\d*(?:\.\d{1,2})?) ?h(?:rs?|ours?)?$/, (hours) => hours * 60],
  [/^(\d+) ?h(?:rs?|ours?)? ?([0-5]?\d) ?m?(?:ins?|inutes?)?$/, (hours, rest) => hours * 60 + rest],
  [/^(\d+)$/, (minutes) => minutes],
  [/^(\d*\.\d{1,2})$/, (hours) => hours * 60],
];

/** "1:30", "90m", "1.5h", "1h 30m" and "90" are the same; NaN for anything else. */
export function readHours(typed: string): number {
  const words = typed.trim().toLowerCase().replace(",", ".");
  for (const [form, count] of forms) {
    const [, first = "", second = "0"] = form.exec(words) ?? [];
    if (first !== "") return Math.round(count(Number(first), Number(second)));
  }
  return Number.NaN;
}

export function readMinutes(typed: string): number | null {
  const minutes = readHours(typed);
  return minutes > 0 && minutes <= day ? minutes : null;
}
