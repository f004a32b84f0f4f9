/** Stays on one line. */
export const unbroken = (said: string): string => said.replaceAll(" ", "\u00A0");
