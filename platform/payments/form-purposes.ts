/** What a setup intent's form is for, in its metadata: a signup, or another card for a company. */
export const signupPurpose = "membership-signup";
export const cardPurpose = "membership-card";
