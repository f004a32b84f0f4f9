const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

export const sayCivilDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** A date of the firm's calendar, which is the same wherever the reader is. */
export function CivilDay({ date }: { date: string }) {
  return <time dateTime={date}>{sayCivilDay(date)}</time>;
}
