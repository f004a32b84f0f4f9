export const membershipHeading = "membership";
export const upgradeHeading = "upgrade";
