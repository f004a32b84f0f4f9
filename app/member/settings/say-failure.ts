import { toastFailure } from "../../ui/toast-failure.ts";

export function sayFailure(title: string) {
  return (error: Error) =>
    toastFailure(title, error, "Check your connection and try again. Nothing has changed.");
}
