const format = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

const withCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export function dollars(cents: number): string {
  return format.format(cents / 100);
}

/** "$3,500.00", for whoever checks sums. */
export const exactDollars = (cents: number): string => withCents.format(cents / 100);

/** For sums one below another: all of them show cents, or none does. */
export function dollarsAlike(sums: readonly number[]): (cents: number) => string {
  return sums.every((cents) => cents % 100 === 0) ? dollars : exactDollars;
}
