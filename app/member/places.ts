export const membershipHeading = "membership";
export const upgradeHeading = "upgrade";
/** In the address, while it is open. */
export const switchDialog = "companies";
