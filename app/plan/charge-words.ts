import type { Billing } from "../../domain/billing/schema.ts";

type State = NonNullable<Billing["payment"]>["state"];

/** For staff: how a payment stands. */
export const chargeWords: Record<State, string> = {
  charging: "Waiting for the card provider’s answer",
  refused: "Card declined",
  bank: "Waiting for the client to confirm with their bank",
  paid: "Paid",
  over: "First payment not completed",
};
