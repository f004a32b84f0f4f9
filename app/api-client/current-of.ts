import { RequestError } from "./api-fetch.ts";

/** What is there now, of which a conflict tells: whoever asks knows what its call answers. */
export function currentOf(error: unknown): unknown {
  return error instanceof RequestError && error.status === 409 ? error.current : undefined;
}
