import { useEffect, useState } from "react";
import {
  type Field,
  type FieldRefs,
  type FieldValues,
  get,
  type Path,
  // eslint-disable-next-line no-restricted-imports -- the one place that mends it
  useForm as useLibraryForm,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReturn,
  type UseFormSetFocus,
} from "react-hook-form";

/** The library's, but focus moves at once: its timer fires late on a slow machine, when somebody already types. */
export function useForm<Values extends FieldValues = FieldValues, Context = unknown, Sent = Values>(
  props: UseFormProps<Values, Context, Sent>,
): UseFormReturn<Values, Context, Sent> {
  const form = useLibraryForm({ ...props, shouldFocusError: false });
  const [own] = useState(() => ({
    ...form,
    handleSubmit: handleSubmitOf(form),
    setFocus: setFocusOf(form),
  }));
  useEffect(() => {
    if (props.errors) focusFirstError(form);
  }, [form, props.errors]);
  return Object.assign(own, { formState: form.formState });
}

function handleSubmitOf<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
): UseFormHandleSubmit<Values, Sent> {
  return (onValid, onInvalid) =>
    form.handleSubmit(onValid, (errors, event) => {
      focusFirstError(form);
      return onInvalid?.(errors, event);
    });
}

function setFocusOf<Values extends FieldValues, Context, Sent>({
  control,
}: UseFormReturn<Values, Context, Sent>): UseFormSetFocus<Values> {
  return (name) => fieldOf(control._fields, name)?._f.ref.focus?.();
}

function fieldOf(fields: FieldRefs, name: string): Field | undefined {
  return get(fields, name);
}

function focusFirstError<Values extends FieldValues, Context, Sent>({
  control,
  getErrors,
  setError,
}: UseFormReturn<Values, Context, Sent>): void {
  const errors = getErrors();
  const refOf = (name: string): unknown => fieldOf(control._fields, name)?._f.ref;
  // Fields register in the order of the page, except for those that are added to it later.
  const [first] = [...control._names.mount]
    .filter((name) => get(errors, name))
    .toSorted((one, other) => byPlace(refOf(one), refOf(other))) as Path<Values>[];
  if (first) setError(first, get(errors, first), { shouldFocus: true });
}

function byPlace(one: unknown, other: unknown): number {
  if (!(one instanceof Node && other instanceof Node)) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}
