/** Minutes of the day on the wall clock, the end not included. */
export type Window = { opens: number; closes: number };

/** `weekdays` holds the windows of Monday to Sunday; `exceptions` replaces those of a civil date. */
export type Calendar = {
  timeZone: string;
  weekdays: readonly (readonly Window[])[];
  exceptions: ReadonlyMap<string, readonly Window[]>;
};

export const minutesOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
