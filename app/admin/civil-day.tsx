const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

export const sayCivilDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** A date of the firm's calendar, which is the same wherever the reader is. */
export function CivilDay({ date }: { date: string }) {
  return (
    <time className="nowrap" dateTime={date}>
      {sayCivilDay(date)}
    </time>
  );
}

/** The last day of what has run out on `end`, the first day without. */
export function LastDay({ end }: { end: string }) {
  const last = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10);
  return <CivilDay date={last} />;
}
