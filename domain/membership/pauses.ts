/** By the first month that it leaves out. */
export type Pause = { month: number; months: number };

export const monthsPaused = (pauses: Pause[], from: number) =>
  pauses.find(({ month }) => month === from)?.months ?? 0;
