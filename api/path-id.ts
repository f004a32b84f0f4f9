import { CodedError } from "../platform/errors.ts";
import type { ApiContext } from "./services.ts";

const largestId = 2_147_483_647;

/** @throws CodedError not_found for anything that cannot be a row id */
export function pathId(c: ApiContext): number {
  const written = c.req.param("id") ?? "";
  const id = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0;
  if (id < 1 || id > largestId) throw new CodedError("not_found", "There is nothing with this id.");
  return id;
}
