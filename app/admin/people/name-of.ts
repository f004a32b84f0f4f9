import type { SignedInPerson } from "../../../domain/accounts/schema.ts";

export function nameOf({ firstName, lastName }: SignedInPerson): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || null;
}
