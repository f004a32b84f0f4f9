import { causesOf } from "./causes-of.ts";

/** A deadlock, or a conflict of two transactions. */
const codes = /^40(P01|001)$/;

/** PostgreSQL has ended it so that others could go on: the database is there, and the same works a moment later. */
export const hasGivenWay = (error: unknown): boolean =>
  causesOf(error).some((at) => "code" in at && codes.test(String(at.code)));
