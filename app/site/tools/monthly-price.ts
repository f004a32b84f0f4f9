/** A catalog price, "9.99" or "49-499", with its unit. */
export function monthlyPriceLabel(monthlyPrice: string): string {
  return `$${monthlyPrice}/mo`;
}
