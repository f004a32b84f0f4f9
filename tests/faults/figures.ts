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
  /** How many times as long as alone anything took that needs the processor, at worst. */
  slowdown: number;
  recoverySeconds: number;
};

export type Bounds = {
  /** In seconds, on a machine with nothing else to do. */
  dark: number;
  recovery: number;
  /** Where nothing may be cut off. */
  unanswered?: number;
};

/** What a scenario misses, in words. */
export function missesOf(figures: Figures, bounds: Bounds): string[] {
  const { lost, doubled, faults, acknowledged, unanswered } = figures;
  const { darkSeconds, recoverySeconds, slowdown } = figures;
  return [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...faults,
    ...(acknowledged === 0 ? ["nothing was acknowledged"] : []),
    ...(darkSeconds > bounds.dark * slowdown
      ? [`a public page was away for ${darkSeconds} s`]
      : []),
    ...(unanswered > (bounds.unanswered ?? Infinity) ? [`${unanswered} got no answer`] : []),
    ...(recoverySeconds > bounds.recovery * slowdown ? [`recovery took ${recoverySeconds} s`] : []),
  ];
}

export function lineOf(name: string, seed: number, figures: Figures): string {
  const { requests, acknowledged, refused, unanswered, lost, doubled } = figures;
  return [
    `${name} (seed ${seed}): ${requests} requests, ${acknowledged} acknowledged,`,
    `${refused} refused, ${unanswered} unanswered, ${lost.length} lost, ${doubled.length} doubled;`,
    `a public page away for ${figures.darkSeconds.toFixed(1)} s at most,`,
    `recovered in ${figures.recoverySeconds.toFixed(1)} s,`,
    `on a machine up to ${figures.slowdown.toFixed(1)} times as slow as alone`,
  ].join(" ");
}
