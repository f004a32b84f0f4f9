import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { settlementInput } from "../../../domain/billing/refunds/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { useCompanyChange } from "./use-company-change.ts";

const typed = z.object({ reason: settlementInput.shape.reason.unwrap() });

type Props = {
  title: string;
  description: string;
  /** Null where it is settled, which is taken back then. */
  label: string | null;
  action: string;
  done: string;
  path: string;
  about: Record<string, unknown>;
  onDone: () => void;
};

/** Money that staff settled by another road, in their words. */
export function Settlement({ title, description, ...form }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || form.onDone()}
      title={title}
      description={description}
    >
      <SettlementForm {...form} />
    </Dialog>
  );
}

function SettlementForm({
  label,
  action,
  done,
  path,
  about,
  onDone,
}: Omit<Props, "title" | "description">) {
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(typed),
    defaultValues: { reason: "" },
  });
  const { mutate, isPending, error } = useCompanyChange(
    (reason: string | null) => request("POST", path, { ...about, reason }),
    () => {
      toast({ title: done });
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
        if (label !== null) return void handleSubmit(({ reason }) => send(reason))(event);
        event.preventDefault();
        send(null);
      }}
    >
      {label === null ? null : (
        <Field
          label={label}
          rows={2}
          id="settlement-reason"
          control={register("reason")}
          defaultValue=""
          error={formState.errors.reason?.message}
          required
        />
      )}
      <Failure error={error} otherwise="Nothing was changed." />
      <DialogActions onDismiss={onDone} pending={isPending}>
        {isPending ? "Saving..." : action}
      </DialogActions>
    </form>
  );
}
