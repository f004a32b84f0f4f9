/** The date the terms of membership took effect. A change in what they say takes a new one. */
export const termsVersion = "2026-11-25";
