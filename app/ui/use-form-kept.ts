import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import {
  keysKept,
  messagesKept,
  readStored,
  removeStored,
  storedTexts,
  writeStored,
} from "../browser-storage.ts";
import { forgetAfterSignOut } from "../islands/sign-out/forget.ts";

/** Unsent fields survive a reload and a new sign-in in this tab; what the page has `given` them was not typed. */
export function useFormKept<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  name: string,
  given?: Values,
): RefObject<boolean> {
  const isRestored = useRef(false);
  useEffect(() => {
    const key = `${messagesKept}${name}`;
    const keep = (values: Values) => {
      const known = form.control._defaultValues;
      const changed = Object.entries(values).filter(([field, value]) => value !== known[field]);
      if (changed.length > 0)
        return void writeStored("sessionStorage", key, Object.fromEntries(changed));
      for (const prefix of [messagesKept, keysKept]) removeStored("sessionStorage", prefix + name);
    };
    forgetAfterSignOut();
    if (given) form.resetDefaultValues(given, { keepIsValid: true });
    const { _defaultValues: before } = form.control;
    const stored = Object.entries(readStored("sessionStorage", key, storedTexts) ?? {});
    // A field that the address fills is left as it is.
    for (const [field, value] of stored as [Path<Values>, PathValue<Values, Path<Values>>][])
      if (field in before && form.getValues(field) === before[field] && !given?.[field])
        form.setValue(field, value, { shouldDirty: true });
    isRestored.current ||= stored.length > 0;
    if (given) keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
  }, [form, name, given]);
  return isRestored;
}
