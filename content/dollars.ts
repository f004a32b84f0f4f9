const format = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

export function dollars(cents: number): string {
  return format.format(cents / 100);
}
