import { type Histogram, sample } from "./histogram.ts";

export type Gauge = {
  name: string;
  help: string;
  values: readonly { labels?: Record<string, string>; value: number }[];
};

export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

/** Prometheus' text format, version 0.0.4. */
export function exposition(gauges: readonly Gauge[], histograms: readonly Histogram[]): string {
  const parts = [
    ...gauges.map(({ name, help, values }) => [
      ...head(name, help, "gauge"),
      ...values.map(({ labels = {}, value }) => sample(name, labels, value)),
    ]),
    ...histograms.map((histogram) => [
      ...head(histogram.name, histogram.help, "histogram"),
      ...histogram.lines(),
    ]),
  ];
  return `${parts.flat().join("\n")}\n`;
}

const head = (name: string, help: string, type: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];
