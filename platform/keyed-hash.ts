import { createHmac } from "node:crypto";

/** Another one ends codes, links and counts under way, as a new SECRET does. */
const current = "sha256";

/** What is hashed for one purpose never counts for another. */
export function keyedHash(
  secret: string,
  purpose: string,
  value: string,
  algorithm = current,
): Buffer {
  return createHmac(algorithm, secret).update(`${purpose}\n${value}`).digest();
}
