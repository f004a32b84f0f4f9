import { dollars } from "../dollars.ts";
import { zohoTerms } from "../platforms.ts";

/** Where Zoho CRM stops being the first choice. */
export const mostUsers = 100;

export const licenseBars = [5, 10, 20, 40, 80].map((users) => ({
  users,
  price: dollars(users * zohoTerms.licensePrice),
}));
