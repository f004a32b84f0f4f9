import { RequestError } from "../../data/request.ts";
import { toast } from "../../ui/toast-store.ts";

/** Says what did not work: in the server's words where it had any, else what to do. */
export function sayFailure(title: string) {
  return (error: Error) =>
    toast({
      variant: "destructive",
      title,
      description:
        (error instanceof RequestError && error.said) ||
        "Check your connection and try again. Nothing has changed.",
    });
}
