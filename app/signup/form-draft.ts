import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SignupFields } from "../../domain/applications/schema.ts";
import { keepCardUnderWay } from "./card-under-way.ts";
import { forgetAfterSignOut } from "../islands/sign-out/forget.ts";
import {
  readStored,
  removeStored,
  signupDeleted,
  signupKept as key,
  storedKeys,
  storedTexts,
  writeStored,
} from "../browser-storage.ts";
import { signupNames } from "./signup-names.ts";
import { fillEmpty } from "./fill-empty.ts";

/** Then browsers fill the form in again as it was, also where its draft has been deleted since. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type !== "navigate";
}

export function useFormDraft(form: UseFormReturn<SignupFields>): void {
  useEffect(() => {
    forgetAfterSignOut();
    const draft = readStored("sessionStorage", key, storedTexts) ?? {};
    fillEmpty(form, draft);
    const isDeleted = storedKeys("sessionStorage", signupDeleted).length > 0;
    if (isDeleted && !("email" in draft) && isReturn())
      for (const name of signupNames) form.setValue(name, "");
    removeStored("sessionStorage", signupDeleted);
    const save = (values: SignupFields) => writeStored("sessionStorage", key, values);
    save(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save(values),
    });
  }, [form]);
}

export function deleteFormDraft(): void {
  removeStored("sessionStorage", key);
  writeStored("sessionStorage", signupDeleted, true);
  keepCardUnderWay(null);
}
