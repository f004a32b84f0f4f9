/** From node:net, and PostgreSQL's by class: connection, resources, operator. */
const codes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|08...|53...|57P0.|57014|25P03)$/;

/** What the drivers say without a code (pg 8.23, pglite 0.5.16). */
const messages =
  /connection terminated|terminating connection|not currently accepting connections|query read timeout|timeout (exceeded when trying to connect|expired)|after calling end|not queryable|connection error|pglite is closed|closed state|failed to connect|no answer within/i;

export function isOutage(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    if ("code" in at && codes.test(String(at.code))) return true;
    // A failed query's message is its statement; the reason is in its cause.
    if (!("query" in at) && messages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isOutage)) return true;
  }
  return false;
}
