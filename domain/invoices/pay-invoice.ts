import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { changeInvoice } from "./change-invoice.ts";
import type { PaymentInput, ShownInvoice } from "./schema.ts";

/** The money came, as staff say. @throws CodedError invalid, forbidden, not_found, conflict */
export function payInvoice(
  ctx: Ctx,
  id: string,
  { date, note, staffNote }: PaymentInput,
): Promise<ShownInvoice> {
  return changeInvoice(ctx, id, {
    from: "open",
    action: "invoice.paid",
    change: (invoice) => {
      if (date > civilDateOf(ctx.clock.now())) throw wrong("This day has not come yet");
      if (date < addDays(invoice.date, -366))
        throw wrong("This is more than a year before the invoice");
      return { status: "paid", paidOn: date, paidNote: note || null, staffNote: staffNote || null };
    },
  });
}

const wrong = (date: string) =>
  new CodedError("invalid", "Please check the day of the payment.", { fields: { date } });

/** It had not come after all. @throws CodedError forbidden, not_found, conflict */
export function unpayInvoice(ctx: Ctx, id: string): Promise<ShownInvoice> {
  return changeInvoice(ctx, id, {
    from: "paid",
    action: "invoice.payment-taken-back",
    change: ({ cents }) => {
      if (cents === 0) throw new CodedError("conflict", "Credits took all of this invoice.");
      return { status: "open", paidOn: null, paidNote: null, staffNote: null };
    },
  });
}
