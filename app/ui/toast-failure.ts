import { failureText } from "../api-client/failure-text.ts";
import { toast } from "./toast-store.ts";

/** `lasting` if a FormProblem keeps the message. */
export function toastFailure(
  title: string,
  error: Error,
  otherwise: string,
  lasting = false,
): void {
  const description = failureText(error, otherwise);
  toast({ variant: "destructive", title, description, lasting });
}
