import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** What the server said of fields, by name. */
export type FieldErrors = Record<string, string>;

/** Shows the errors of an answer in the order of `names`; the first of them gets the focus. */
export function showFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
  errors: FieldErrors,
): void {
  names
    .filter((name) => errors[name])
    .forEach((name, index) =>
      setError(name, { message: errors[name] ?? "" }, { shouldFocus: index === 0 }),
    );
}

/** The errors of a form that was posted without JavaScript, as the form takes them. */
export function usePostedErrors(errors: FieldErrors) {
  // Another object at each rendering would bring back what has been corrected since.
  const [posted] = useState(() =>
    Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name, { type: "server", message }]),
    ),
  );
  return posted;
}
