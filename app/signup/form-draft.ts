import { z } from "zod";
import type { Applicant } from "../../domain/membership/schema.ts";
import { readStored, removeStored, writeStored } from "../browser-storage.ts";

const key = "fontana-signup";

const text = z.string().catch("");
const unfinished = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  company: text,
});

/** What was typed in this tab survives a reload, the trip to the bank and a change of plan. */
export function readFormDraft(): Applicant {
  return readStored("sessionStorage", key, unfinished) ?? unfinished.parse({});
}

export function saveFormDraft(values: Applicant): void {
  writeStored("sessionStorage", key, values);
}

export function deleteFormDraft(): void {
  removeStored("sessionStorage", key);
}
