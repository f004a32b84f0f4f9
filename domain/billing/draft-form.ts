import type { SignupDraftRow } from "./tables.ts";
import type { SetupIntent } from "../../platform/payments/cards.ts";
import { applicant, type Applicant } from "../applications/schema.ts";

export function draftForm(
  { forms }: Pick<SignupDraftRow, "forms">,
  { customerId }: Pick<SetupIntent, "customerId">,
): Applicant | null {
  const form = customerId === null ? undefined : forms[customerId];
  return form === undefined ? null : applicant.parse(form);
}

type Addressed = { email: string };

export function isSameAddress(one: Addressed | null, other: Addressed): boolean {
  return one?.email.toLowerCase() === other.email.toLowerCase();
}
