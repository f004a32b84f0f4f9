import { randomUUID } from "node:crypto";

export function requestIdOf(given: string | string[] | undefined, trustProxy: number): string {
  const believed = trustProxy > 0 && typeof given === "string" && /^[\w-]{8,64}$/.test(given);
  return believed ? given : randomUUID();
}
