/** Ids of headings that the focus is sent to, and that addresses name. */
export const membershipHeading = "membership";
export const upgradeHeading = "upgrade";
