type Saving = {
  /** US cents. */
  amount: number;
  percent: number;
};

export function savingOf(nonMember: number, member: number): Saving {
  const amount = nonMember - member;
  return { amount, percent: Math.round((amount / nonMember) * 100) };
}

/** A price with a percentage off, in whole cents. */
export function discounted(price: number, percent: number): number {
  return Math.round((price * (100 - percent)) / 100);
}
