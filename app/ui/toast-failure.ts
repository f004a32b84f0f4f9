import { failureText } from "../api-client/failure-text.ts";
import { toast } from "./toast-store.ts";

/** Beside a FormProblem, which keeps the message. */
export function toastFailure(title: string, error: Error, otherwise: string): void {
  const description = failureText(error, otherwise);
  toast({ variant: "destructive", title, description, lasting: true });
}
