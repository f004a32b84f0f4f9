export type Figures = {
  requests: number;
  acknowledged: number;
  /** Answered 503 with a time to come back, or 429. */
  refused: number;
  unanswered: number;
  lost: string[];
  doubled: string[];
  /** Any other answer that was no success. */
  faults: string[];
  darkSeconds: number;
  recoverySeconds: number;
};

export type Bounds = {
  /** In seconds. */
  dark: number;
  recovery: number;
  /** Where nothing may be cut off. */
  unanswered?: number;
};

/** What a scenario misses, in words. */
export function missesOf(figures: Figures, bounds: Bounds): string[] {
  const { lost, doubled, faults, darkSeconds, recoverySeconds, acknowledged, unanswered } = figures;
  return [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...faults,
    ...(acknowledged === 0 ? ["nothing was acknowledged"] : []),
    ...(darkSeconds > bounds.dark ? [`a public page was away for ${darkSeconds} s`] : []),
    ...(unanswered > (bounds.unanswered ?? Infinity) ? [`${unanswered} got no answer`] : []),
    ...(recoverySeconds > bounds.recovery ? [`recovery took ${recoverySeconds} s`] : []),
  ];
}

export function lineOf(name: string, seed: number, figures: Figures): string {
  const { requests, acknowledged, refused, unanswered, lost, doubled } = figures;
  return [
    `${name} (seed ${seed}): ${requests} requests, ${acknowledged} acknowledged,`,
    `${refused} refused, ${unanswered} unanswered, ${lost.length} lost, ${doubled.length} doubled;`,
    `a public page away for ${figures.darkSeconds.toFixed(1)} s at most,`,
    `recovered in ${figures.recoverySeconds.toFixed(1)} s`,
  ].join(" ");
}
