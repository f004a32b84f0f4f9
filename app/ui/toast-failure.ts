import { RequestError } from "../api-client/api-fetch.ts";
import { toast } from "./toast-store.ts";

/** Reports a failure with the server's message if there is one, or else with `otherwise`; returns what it said. */
export function toastFailure(title: string, error: Error, otherwise: string): string {
  const said = error instanceof RequestError ? error.said : undefined;
  const description = said || otherwise;
  toast({ variant: "destructive", title, description });
  return description;
}
