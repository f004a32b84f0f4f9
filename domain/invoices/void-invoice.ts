import type { Ctx } from "../../platform/context.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { changeInvoice } from "./change-invoice.ts";
import type { ShownInvoice, VoidInput } from "./schema.ts";

/** Credits all of it. Its number stays taken, and what is on it is not billed again. @throws CodedError forbidden, not_found, conflict */
export function voidInvoice(ctx: Ctx, id: string, { reason }: VoidInput): Promise<ShownInvoice> {
  return changeInvoice(ctx, id, {
    from: "open",
    action: "invoice.voided",
    change: () => ({
      status: "void",
      voidedOn: civilDateOf(ctx.clock.now()),
      voidedBecause: reason,
    }),
  });
}
