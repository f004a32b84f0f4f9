import { createHmac, randomBytes } from "node:crypto";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { seal, unseal } from "../../platform/sealed.ts";
import type { EndpointRow } from "./tables.ts";

const purpose = "webhook secrets";
const prefix = "whsec_";

/** Under a key it is the same each time: whoever lost the answer, which alone shows it, asks again. */
export function newSecret(secret: string, key?: string): { shown: string; kept: string } {
  const bytes = key === undefined ? randomBytes(32) : keyedHash(secret, "new webhook secret", key);
  const shown = prefix + bytes.toString("base64");
  return { shown, kept: seal(secret, purpose, shown) };
}

/** False, too, for what another SECRET sealed. */
export function holds(
  secret: string,
  { secret: kept }: Pick<EndpointRow, "secret">,
  shown: string,
) {
  try {
    return unseal(secret, purpose, kept) === shown;
  } catch {
    return false;
  }
}

export const sealedOtherwise =
  "The webhooks’ secrets are sealed with another SECRET than this program has. If rotate-secret was run before, set the one that it printed and restart every instance.";

/** As `newSecret` kept it. @throws Error if it was sealed with another than `from` */
export function reseal(kept: string, from: string, to: string): string {
  try {
    return seal(to, purpose, unseal(from, purpose, kept));
  } catch (cause) {
    throw new Error(sealedOtherwise, { cause });
  }
}

type Signed = { id: string; timestamp: number; body: string };

/** As Standard Webhooks has it; while a secret is replaced, by both. */
export function signatures(
  secret: string,
  { secret: current, previousSecret, previousUntil }: EndpointRow,
  { id, timestamp, body }: Signed,
): string {
  const isReplaced = previousUntil !== null && previousUntil.getTime() > timestamp * 1000;
  const kept = isReplaced && previousSecret !== null ? [current, previousSecret] : [current];
  return kept
    .map((one) => {
      const key = Buffer.from(unseal(secret, purpose, one).slice(prefix.length), "base64");
      const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
      return `v1,${signature.digest("base64")}`;
    })
    .join(" ");
}
