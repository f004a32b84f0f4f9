/** The time now, or just after what was there: two changes within a millisecond would look like one. */
export const laterThan = (before: Date, now: Date) =>
  new Date(Math.max(now.getTime(), before.getTime() + 1));
