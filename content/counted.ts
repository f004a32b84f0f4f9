/** "1 hour", "1,200 hours". */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;
