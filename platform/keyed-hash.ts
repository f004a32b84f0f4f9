import { createHmac } from "node:crypto";

/** What is hashed for one purpose never counts for another. */
export function keyedHash(secret: string, purpose: string, value: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest();
}
