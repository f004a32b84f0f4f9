import { RequestError } from "../api-client/api-fetch.ts";
import { toast } from "./toast-store.ts";

/** Reports a failure with the server's message if there is one, or else with `otherwise`. */
export function toastFailure(title: string, error: Error, otherwise: string): void {
  const said = error instanceof RequestError ? error.said : undefined;
  toast({ variant: "destructive", title, description: said || otherwise });
}
