import { randomBytes } from "node:crypto";
import { sealedOtherwise } from "../../domain/webhooks/secrets.ts";
import { messageOf } from "../control.ts";
import type { Outcome } from "../operator.ts";

/** Whoever seals may end before it answers: only here is the new one known then. */
export async function rotateSecret(seal: (secret: string) => Promise<Outcome>): Promise<Outcome> {
  const secret = randomBytes(48).toString("base64");
  try {
    return await seal(secret);
  } catch (error) {
    // Nothing was sealed with this one: an earlier run printed the one to set.
    if (messageOf(error) === sealedOtherwise) throw error;
    throw new Error(
      `${messageOf(error)}\nRun it again. If it says then that they are sealed with another SECRET, they are sealed with this one: SECRET=${secret}`,
      { cause: error },
    );
  }
}
