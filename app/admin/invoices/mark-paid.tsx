import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { dollars } from "../../../content/dollars.ts";
import { type ListedInvoice, paymentInput } from "../../../domain/invoices/schema.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Failure } from "../../ui/failure.tsx";
import { useForm } from "../../ui/use-form.ts";
import { timerQuery } from "../work/timer-query.ts";
import { useInvoiceStep } from "./use-invoice-step.ts";

type Props = { invoice: ListedInvoice; open: boolean; onOpenChange: (open: boolean) => void };

export function MarkPaid({ invoice, open, onOpenChange }: Props) {
  const { data } = useQuery(timerQuery);
  return (
    <Dialog
      open={open && data !== undefined}
      onOpenChange={onOpenChange}
      title={`Mark ${invoice.number} as paid`}
      description={`${dollars(invoice.cents)} from ${invoice.company}`}
    >
      {data ? (
        <PaymentForm invoice={invoice} today={data.today} onDone={() => onOpenChange(false)} />
      ) : null}
    </Dialog>
  );
}

type FormProps = { invoice: ListedInvoice; today: string; onDone: () => void };

function PaymentForm({ invoice, today, onDone }: FormProps) {
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(paymentInput),
    defaultValues: { date: today, note: "", staffNote: "" },
  });
  const { mutate, isPending, error } = useInvoiceStep(invoice, {
    method: "POST",
    path: "payment",
    done: "Marked as paid",
  });
  const field = (name: "date" | "note" | "staffNote", defaultValue = "") => ({
    id: `payment-${name}`,
    control: register(name),
    defaultValue,
    error: formState.errors[name]?.message,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={handleSubmit((given) => {
        if (isPending) return;
        mutate(given, {
          onSuccess: onDone,
          onError: (failure) => showFieldErrors(setError, ["date", "note", "staffNote"], failure),
        });
      })}
    >
      <Field label="Day of the payment" type="date" required {...field("date", today)} />
      <Field label="Reference, such as a check’s number; the client sees it" {...field("note")} />
      <Field label="Note for staff; the client never sees it" rows={2} {...field("staffNote")} />
      <Failure error={error} otherwise={noAnswer} />
      <DialogActions onDismiss={onDone} pending={isPending}>
        {isPending ? "Saving..." : "Mark as paid"}
      </DialogActions>
    </form>
  );
}
