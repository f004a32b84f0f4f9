import { firm } from "./firm.ts";

/** What the forms and the mails after them promise, the same wherever it is said. */
export const enquiryThanks = `We'll respond within ${firm.promises.answer}.`;
export const requestThanks = `We'll contact you within ${firm.promises.call} to discuss your membership.`;
export const signupThanks = `We'll contact you within ${firm.promises.call} to confirm your membership.`;
