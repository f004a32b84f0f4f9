import { derive } from "./secret-token.ts";

/** Milliseconds that a code and its link are good for. */
export const codeLifetimeMs = 10 * 60_000;
export const maxCodeTries = 5;

/** Code and link follow from the attempt's id and the program's secret: neither is stored anywhere. */
export function signInCode(secret: string, attemptId: string): string {
  const number = derive(secret, "sign-in code", attemptId).readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, "0");
}

export function signInLinkToken(secret: string, attemptId: string): string {
  return derive(secret, "sign-in link", attemptId).toString("base64url");
}
