const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

const plus = (date: string, days: number) =>
  new Date(dayOf(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Monday to Sunday, so many weeks from the one of a date. */
export function weekOf(date: string, weeks = 0): string[] {
  const sinceMonday = (dayOf(date).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) => plus(date, day - sinceMonday + weeks * 7));
}
