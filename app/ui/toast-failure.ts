import { RequestError } from "../api-client/api-fetch.ts";
import { toast } from "./toast-store.ts";

/** Says what did not work: in the server's words where it had any, and otherwise in these. */
export function toastFailure(title: string, error: Error, otherwise: string): void {
  const said = error instanceof RequestError ? error.said : undefined;
  toast({ variant: "destructive", title, description: said || otherwise });
}
