import { RequestError } from "./api-fetch.ts";

export const noAnswer = "The server did not respond. Please try again.";

export function failureText(error: Error, otherwise: string): string {
  return (error instanceof RequestError && error.said) || otherwise;
}
