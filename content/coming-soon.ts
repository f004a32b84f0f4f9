/** Listed as benefits, and not there yet. Whoever opens one takes it out here. */
export const comingSoon: readonly string[] = [
  "Community forum",
  "Monthly newsletters",
  "All AI productivity tools",
  "Tools such as the project assistant",
];
