import { type LeadSource, leadSource } from "../../domain/fields/source/schema.ts";
import { readStored } from "../browser-storage.ts";
import { visitsKey } from "../islands/remember-visit.ts";

export function cameBy(): LeadSource {
  const { referrer } = document;
  const from = referrer ? new URL(referrer) : null;
  return {
    ...readStored("localStorage", visitsKey, leadSource),
    ...(from?.host === location.host && { before: from.pathname }),
  };
}
