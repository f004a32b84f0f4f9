const day = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

export const sayWeekday = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
