import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { dollars } from "../../../content/dollars.ts";
import { creditInput } from "../../../domain/billing/refunds/schema.ts";
import type { BilledInvoice } from "../../../domain/invoices/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { currentOf } from "../../api-client/current-of.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { typedDollars } from "../typed-dollars.ts";
import { companiesPath } from "./companies-path.ts";
import { useCompanyChange } from "./use-company-change.ts";

const typed = z.object({
  cents: typedDollars("Please give an amount, as 1250 or 99.50").pipe(creditInput.shape.cents),
  reason: creditInput.shape.reason,
});

type Given = z.output<typeof typed>;

/** Of an invoice, no more than is left of it: the server says so in the same words. */
function typedFor(invoice: BilledInvoice | null) {
  if (invoice === null) return typed;
  const { refundableCents: left } = invoice;
  const cents = typed.shape.cents.refine(
    (asked) => asked <= left,
    `At most ${dollars(left)} is left`,
  );
  return typed.extend({ cents });
}

/** An invoice to refund, or null for a credit. */
type Props = { companyId: string; invoice: BilledInvoice | null; onDone: () => void };

export function GiveBack({ companyId, invoice, onDone }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onDone()}
      title={invoice ? `Refund ${invoice.number}` : "Give a credit"}
      description={
        invoice
          ? `${dollars(invoice.refundableCents)} can go back to the card that paid it.`
          : "Their next invoices take it before the card is charged."
      }
    >
      <GiveBackForm companyId={companyId} invoice={invoice} onDone={onDone} />
    </Dialog>
  );
}

function GiveBackForm({ companyId, invoice, onDone }: Props) {
  const { keyOf, hasArrived } = useSendKey();
  const [besides, setBesides] = useState<string | null>(null);
  const schema = typedFor(invoice);
  const amount = invoice ? (invoice.refundableCents / 100).toFixed(2) : "";
  const { register, formState, handleSubmit, setError, control } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { cents: amount, reason: "" },
  });
  const { data: asked } = schema.shape.cents.safeParse(useWatch({ control, name: "cents" }));
  const sum = asked ? dollars(asked) : "";
  const ofInvoice = invoice && { invoiceId: invoice.id, leftCents: invoice.refundableCents };
  const { mutate, isPending, error } = useCompanyChange(
    (given: Given) =>
      request("POST", `${companiesPath}/${companyId}/${invoice ? "refunds" : "credits"}`, {
        ...given,
        ...ofInvoice,
        besides,
        key: keyOf(JSON.stringify(given)),
      }),
    ({ cents }) => {
      hasArrived();
      toast({ title: invoice ? `Refunded ${dollars(cents)}` : `Credited ${dollars(cents)}` });
      onDone();
    },
  );
  const field = (name: keyof Given, defaultValue: string) => ({
    id: `give-back-${name}`,
    control: register(name),
    defaultValue,
    error: formState.errors[name]?.message,
    required: true,
  });
  const send = (given: Given) =>
    isPending ||
    mutate(given, {
      onError: (failure) => {
        // Another one was given in the last day, of which its sender may not know.
        const given = currentOf(failure) as { id: string } | undefined;
        setBesides(given?.id ?? besides);
        showFieldErrors(setError, ["cents", "reason"], failure);
      },
    });
  return (
    <form className="form" noValidate onSubmit={handleSubmit(send)}>
      <Field label="Amount in dollars" {...field("cents", amount)} />
      <Field label="Reason, which the client reads" rows={2} {...field("reason", "")} />
      <Failure
        error={error}
        otherwise="The server did not respond. Press again: it never happens twice."
      />
      <DialogActions onDismiss={onDone} pending={isPending}>
        {isPending ? "Sending..." : [invoice ? "Refund" : "Credit", sum].join(" ").trim()}
      </DialogActions>
    </form>
  );
}
