import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SignupFields } from "../../domain/applications/schema.ts";
import { keepCardUnderWay } from "./card-under-way.ts";
import { forgetAfterSignOut } from "../islands/sign-out/forget.ts";
import { readStored, removeStored, storedTexts, writeStored } from "../browser-storage.ts";
import { signupNames } from "./signup-names.ts";
import { fillEmpty } from "./fill-empty.ts";

const key = "fontana-signup";

/** On the way back to a completed signup, whose draft is deleted, browsers fill its form in again. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type !== "navigate";
}

export function useFormDraft(form: UseFormReturn<SignupFields>): void {
  useEffect(() => {
    forgetAfterSignOut();
    const draft = readStored("sessionStorage", key, storedTexts) ?? {};
    fillEmpty(form, draft);
    if (!("email" in draft) && isReturn()) for (const name of signupNames) form.setValue(name, "");
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
  keepCardUnderWay(null);
}
