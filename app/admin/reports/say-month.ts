const month = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

export const sayMonth = (of: string) => month.format(new Date(`${of}-01T00:00:00Z`));
