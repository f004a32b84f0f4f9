import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { RequestError } from "../api-client/api-fetch.ts";

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

export function usePostedErrors(errors: Record<string, string>) {
  // A new object on every render would bring back errors that were corrected since.
  const [posted] = useState(() =>
    Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name, { type: "server", message }]),
    ),
  );
  return posted;
}
