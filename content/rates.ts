type HourlyRate = {
  service: string;
  /** US cents an hour. */
  member: number;
  nonMember: number;
};

/** What an hour costs beyond those a plan includes, and without a plan. */
export const hourlyRates = {
  onshore: { service: "Onshore consulting", member: 12_000, nonMember: 14_500 },
  offshore: { service: "Offshore consulting", member: 6_000, nonMember: 7_500 },
} satisfies Record<string, HourlyRate>;

/** Hours a month of the Enterprise tier, for those who need more than any plan on sale includes. */
export const enterpriseHours = 40;

/** How long unused hours stay usable. */
export const rollover = "30 days";
