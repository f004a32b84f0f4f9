type Labels = Record<string, string>;

type Series = { labels: Labels; counts: number[]; sum: number; total: number };

/** How often something took how long, by labels. Labels must be few: patterns, never ids or addresses. */
export class Histogram {
  readonly #series = new Map<string, Series>();
  readonly name: string;
  readonly help: string;
  readonly bounds: readonly number[];

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.name = name;
    this.help = help;
    this.bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const series = this.#of(labels);
    const bucket = this.bounds.findIndex((bound) => value <= bound);
    // What is beyond the last bound counts in the total alone.
    if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
    series.total += 1;
  }

  lines(): string[] {
    const { name, bounds } = this;
    return [...this.#series.values()].flatMap(({ labels, counts, sum, total }) => {
      let below = 0;
      const buckets = bounds.map((bound, at) => {
        below += counts[at] ?? 0;
        return sample(`${name}_bucket`, { ...labels, le: String(bound) }, below);
      });
      return [
        ...buckets,
        sample(`${name}_bucket`, { ...labels, le: "+Inf" }, total),
        sample(`${name}_sum`, labels, sum),
        sample(`${name}_count`, labels, total),
      ];
    });
  }

  #of(labels: Labels): Series {
    const key = JSON.stringify(labels);
    const known = this.#series.get(key);
    if (known) return known;
    const made = { labels, counts: this.bounds.map(() => 0), sum: 0, total: 0 };
    this.#series.set(key, made);
    return made;
  }
}

const escaped = (value: string) => value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");

export function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}
