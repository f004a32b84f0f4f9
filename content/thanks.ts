import { firm } from "./firm.ts";

export const enquiryThanks = `We'll respond within ${firm.promises.answer}.`;
export const requestThanks = `We'll contact you within ${firm.promises.call} to discuss your membership.`;
export const signupThanks = `We'll contact you within ${firm.promises.call} to confirm your membership.`;
