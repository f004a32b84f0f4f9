import type { SignupDraftRow } from "./tables.ts";
import { z } from "zod";
import type { SetupIntent } from "../../platform/payments/cards.ts";
import { signupFields } from "../applications/schema.ts";
import { sentSource } from "../fields/source/schema.ts";

type Draft = Pick<SignupDraftRow, "forms">;
type Owned = Pick<SetupIntent, "customerId">;

const formOf = ({ forms }: Draft, { customerId }: Owned) =>
  customerId === null ? undefined : forms[customerId];

const kept = signupFields.extend({ cameBy: sentSource });

export function draftForm(draft: Draft, intent: Owned): z.output<typeof kept> | null {
  const form = formOf(draft, intent);
  return form === undefined ? null : kept.parse(form);
}

const agreedWith = z.object({
  terms: z.object({ version: z.string(), hash: z.string(), at: z.coerce.date() }).optional(),
  price: z.int().optional(),
});

/** The terms, and the price in cents a month, when the form was sent; each only from when it was kept. */
export const draftAgreement = (draft: Draft, intent: Owned) =>
  agreedWith.parse(formOf(draft, intent) ?? {});

type Addressed = { email: string };

export function isSameAddress(one: Addressed | null, other: Addressed): boolean {
  return one?.email.toLowerCase() === other.email.toLowerCase();
}
