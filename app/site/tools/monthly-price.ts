export function monthlyPriceLabel(monthlyPrice: string): string {
  return `$${monthlyPrice}/mo`;
}
