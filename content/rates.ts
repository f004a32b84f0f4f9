type HourlyRate = {
  service: string;
  /** US cents an hour. */
  member: number;
  nonMember: number;
};

export const hourlyRates = {
  onshore: { service: "Onshore consulting", member: 12_000, nonMember: 14_500 },
  offshore: { service: "Offshore consulting", member: 6_000, nonMember: 7_500 },
} satisfies Record<string, HourlyRate>;

/** A month, at most. */
export const enterpriseHours = 40;

/** A month: whoever stays over it is better served by the Enterprise tier. */
export const enterpriseOver = 20;

export const rollover = "30 days";
