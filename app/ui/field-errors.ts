import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { RequestError } from "../api-client/api-fetch.ts";

/** Shows what a refusal says of fields, in the order of `names`; the first of them gets the focus. */
export function showFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
  error: Error,
): void {
  const errors = error instanceof RequestError ? error.fields : {};
  names
    .filter((name) => errors[name])
    .forEach((name, index) =>
      setError(name, { message: errors[name] ?? "" }, { shouldFocus: index === 0 }),
    );
}

/** The errors, by field name, of a form that was posted without JavaScript, as the form takes them. */
export function usePostedErrors(errors: Record<string, string>) {
  // Another object at each rendering would bring back what has been corrected since.
  const [posted] = useState(() =>
    Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name, { type: "server", message }]),
    ),
  );
  return posted;
}
