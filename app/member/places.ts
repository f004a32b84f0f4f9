/** Ids of headings that take the focus and that links point to. */
export const membershipHeading = "membership";
export const upgradeHeading = "upgrade";
