const format = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** US cents as a reader expects them: $1,250, $9.99. */
export function dollars(cents: number): string {
  return format.format(cents / 100);
}
