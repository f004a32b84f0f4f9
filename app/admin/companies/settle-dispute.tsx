import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { settlementInput } from "../../../domain/billing/refunds/schema.ts";
import type { BilledInvoice } from "../../../domain/invoices/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { companiesPath } from "./companies-path.ts";
import { useCompanyChange } from "./use-company-change.ts";

const typed = z.object({ reason: settlementInput.shape.reason.unwrap() });

type Props = { companyId: string; invoice: BilledInvoice; onDone: () => void };

/** Or takes it back, where it counts as settled. */
export function SettleDispute({ companyId, invoice, onDone }: Props) {
  const { number, settledOn } = invoice;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onDone()}
      title={settledOn ? `${number} is not settled` : `${number} is settled`}
      description={
        settledOn
          ? "The client’s page asks about it again."
          : "The bank took this payment back. Say how it was settled, and the client’s page asks about it no more. No money moves."
      }
    >
      <SettlementForm companyId={companyId} invoice={invoice} onDone={onDone} />
    </Dialog>
  );
}

function SettlementForm({ companyId, invoice: { id, settledOn }, onDone }: Props) {
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(typed),
    defaultValues: { reason: "" },
  });
  const { mutate, isPending, error } = useCompanyChange(
    (reason: string | null) =>
      request("POST", `${companiesPath}/${companyId}/settlements`, { invoiceId: id, reason }),
    (reason) => {
      toast({ title: reason === null ? "Open again" : "Settled" });
      onDone();
    },
  );
  const send = (reason: string | null) =>
    isPending ||
    mutate(reason, { onError: (failure) => showFieldErrors(setError, ["reason"], failure) });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        if (settledOn === null) return void handleSubmit(({ reason }) => send(reason))(event);
        event.preventDefault();
        send(null);
      }}
    >
      {settledOn === null ? (
        <Field
          label="How it was settled, for staff"
          rows={2}
          id="settlement-reason"
          control={register("reason")}
          defaultValue=""
          error={formState.errors.reason?.message}
          required
        />
      ) : null}
      <FormProblem>{error ? failureText(error, "Nothing was changed.") : null}</FormProblem>
      <DialogActions onDismiss={onDone} pending={isPending}>
        {isPending ? "Saving..." : settledOn === null ? "Mark settled" : "Mark not settled"}
      </DialogActions>
    </form>
  );
}
