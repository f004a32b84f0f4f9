import { toastFailure } from "../../ui/toast-failure.ts";

export const unchanged = "Check your connection and try again. Nothing has changed.";

export function sayFailure(title: string) {
  return (error: Error) => toastFailure(title, error, unchanged);
}
