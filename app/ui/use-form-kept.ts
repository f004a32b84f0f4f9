import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import {
  messagesKept,
  readStored,
  removeStored,
  storedTexts,
  writeStored,
} from "../browser-storage.ts";
import { forgetAfterSignOut } from "../islands/sign-out/forget.ts";

/** Fields that were changed and not sent survive a reload and a new sign-in in this tab. */
export function useFormKept<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  name: string,
): void {
  useEffect(() => {
    const key = `${messagesKept}${name}`;
    const { _defaultValues: before } = form.control;
    forgetAfterSignOut();
    for (const [field, value] of Object.entries(
      readStored("sessionStorage", key, storedTexts) ?? {},
    ) as [Path<Values>, PathValue<Values, Path<Values>>][])
      if (field in before && form.getValues(field) === before[field])
        form.setValue(field, value, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const known = form.control._defaultValues;
        const changed = Object.entries(values).filter(([field, value]) => value !== known[field]);
        if (changed.length === 0) removeStored("sessionStorage", key);
        else writeStored("sessionStorage", key, Object.fromEntries(changed));
      },
    });
  }, [form, name]);
}
