import { RequestError } from "./api-fetch.ts";

/** The server's message for people, or else `otherwise`. */
export function failureText(error: Error, otherwise: string): string {
  return (error instanceof RequestError && error.said) || otherwise;
}
