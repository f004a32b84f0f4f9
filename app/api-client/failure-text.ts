import { RequestError } from "./api-fetch.ts";

export function failureText(error: Error, otherwise: string): string {
  return (error instanceof RequestError && error.said) || otherwise;
}
