import { causesOf } from "./causes-of.ts";

/** From node:net, and PostgreSQL's by class: connection, resources, operator. */
const codes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|08...|53...|57P0.|57014|25P03)$/;

/** What the drivers say without a code (pg 8.23, pglite 0.5.16). */
const messages =
  /connection terminated|terminating connection|not currently accepting connections|query read timeout|timeout (exceeded when trying to connect|expired)|after calling end|not queryable|connection error|pglite is closed|closed state|failed to connect|no answer within/i;

export function isOutage(error: unknown): boolean {
  return causesOf(error).some(
    (at) =>
      ("code" in at && codes.test(String(at.code))) ||
      // A failed query's message is its statement; the reason is in its cause.
      (!("query" in at) && messages.test(at.message)) ||
      (at instanceof AggregateError && at.errors.some(isOutage)),
  );
}
