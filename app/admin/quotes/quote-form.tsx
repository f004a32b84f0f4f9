import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { dollars } from "../../../content/dollars.ts";
import { quoteTotals } from "../../../domain/quotes/schema.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { failureWords } from "../../ui/failure.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useForm } from "../../ui/use-form.ts";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import { LineFields } from "./line-fields.tsx";
import { type Draft, quoteFields, type WrittenQuote } from "./quote-draft.ts";

export type QuoteFormProps = {
  start: Draft;
  pending: boolean;
  error: Error | null;
  onEdit: () => void;
  onSave: (written: WrittenQuote) => void;
  onCancel: () => void;
  children?: (form: WrittenForm, onEdit: () => void) => ReactNode;
};

export type WrittenForm = ReturnType<typeof useForm<Draft, unknown, WrittenQuote>>;

const names = ["title", "discountPercent", "depositPercent", "expiresOn", "terms"] as const;

export function QuoteForm(props: QuoteFormProps) {
  const { start, pending, error, onEdit, onSave, onCancel, children } = props;
  const form = useForm({ resolver: zodResolver(quoteFields), defaultValues: start });
  const { register, control, getValues, setError, formState } = form;
  useEffect(() => {
    if (error) showFieldErrors(setError, names, error);
  }, [error, setError]);
  const other = changedMeanwhile(error);
  const field = (name: (typeof names)[number]) => ({
    id: `quote-${name}`,
    control: register(name),
    defaultValue: getValues(name),
    error: formState.errors[name]?.message,
    required: name !== "terms",
  });
  return (
    <form
      className="form quote-form"
      noValidate
      onChange={onEdit}
      onSubmit={form.handleSubmit((written) => pending || onSave(written))}
    >
      {children?.(form, onEdit)}
      <Field label="Title" {...field("title")} />
      <LineFields form={form} onEdit={onEdit} />
      <div className="quote-figures">
        <Field label="Member’s discount, %" inputMode="numeric" {...field("discountPercent")} />
        <Field label="Deposit, %" inputMode="numeric" {...field("depositPercent")} />
        <Field label="Open until" type="date" {...field("expiresOn")} />
      </div>
      <Field label="Terms" rows={4} {...field("terms")} />
      <output className="hint">{sumOf(useWatch({ control }))}</output>
      <FormProblem>
        {error ? (
          <>
            {failureWords(error, "The server did not respond. Nothing was saved.")}
            {other
              ? ` It is “${other.title}” for ${dollars(other.total)} now. Save again to replace that.`
              : null}
          </>
        ) : null}
      </FormProblem>
      <DialogActions onDismiss={onCancel} pending={pending}>
        {pending ? "Saving..." : "Save draft"}
      </DialogActions>
    </form>
  );
}

const priced = quoteFields.pick({ lines: true, discountPercent: true, depositPercent: true });

function sumOf(draft: unknown): string {
  const { data } = priced.safeParse(draft);
  if (!data) return "";
  const { total, deposit } = quoteTotals(data);
  return `Total ${dollars(total)}${deposit > 0 ? `, deposit ${dollars(deposit)}` : ""}`;
}
