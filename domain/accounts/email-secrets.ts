import { retention } from "../../content/retention.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { periodMs } from "../fields/period-ms.ts";

export const codeLifetimeMs = periodMs(retention.signInSteps.kept);
export const maxCodeTries = 5;

/** Code and link are derived from the attempt's id and the secret, so neither is stored. */
export function signInCode(secret: string, attemptId: string): string {
  const number = keyedHash(secret, "sign-in code", attemptId).readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, "0");
}

export function signInLinkToken(secret: string, attemptId: string): string {
  return keyedHash(secret, "sign-in link", attemptId).toString("base64url");
}
