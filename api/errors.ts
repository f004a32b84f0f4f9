import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CodedError, type ErrorCode } from "../platform/errors.ts";
import type { ApiContext } from "./services.ts";

const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
};

/** Expected failures keep their message; anything else is logged and becomes a generic 500. */
export function respondWithError(error: unknown, c: ApiContext): Response {
  if (!(error instanceof CodedError)) {
    c.get("log").error({ err: error }, "request failed");
    return problem(c, 500, "internal", "Something went wrong on our side. Please try again later.");
  }
  if (error.code === "unavailable") c.get("log").warn({ err: error.cause }, "unavailable");
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  const { message, code, fields, current } = error;
  return c.json(
    { message, code, ...(fields && { fields }), ...(current !== undefined && { current }) },
    statusOf[code],
  );
}

/** For failures of HTTP itself, before any verb is called. */
export function problem(
  c: ApiContext,
  status: ContentfulStatusCode,
  code: string,
  message: string,
): Response {
  // An unread body would be parsed as the next request on this connection.
  if (c.req.raw.body && !c.req.raw.bodyUsed) c.header("Connection", "close");
  return c.json({ message, code }, status);
}
