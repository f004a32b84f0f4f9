import { failureText } from "../api-client/failure-text.ts";
import { toast } from "./toast-store.ts";

/**
 * Reports a failure with the server's message if there is one, or else with `otherwise`; `lasting` if
 * a FormProblem keeps it.
 */
export function toastFailure(
  title: string,
  error: Error,
  otherwise: string,
  lasting = false,
): void {
  const description = failureText(error, otherwise);
  toast({ variant: "destructive", title, description, lasting });
}
