import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CodedError, type ErrorCode } from "../platform/errors.ts";
import { hasGivenWay } from "../platform/http/has-given-way.ts";
import { isOutage } from "../platform/http/is-outage.ts";
import type { ApiContext, Services } from "./services.ts";

const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
};

const retrySeconds = 10;

function soon(cause: unknown): CodedError {
  const words = "We cannot answer this at the moment. Please try again shortly.";
  return new CodedError("unavailable", words, { cause });
}

export function respondWithError(
  thrown: unknown,
  c: ApiContext,
  { logFailure }: Pick<Services, "logFailure">,
): Response {
  const passes = isOutage(thrown) || hasGivenWay(thrown);
  const error = passes && !(thrown instanceof CodedError) ? soon(thrown) : thrown;
  if (!(error instanceof CodedError)) {
    // The client is gone, and that is all that went wrong.
    if (c.req.raw.signal.aborted) c.get("log").debug({ err: error }, "the client went away");
    else logFailure(c.get("log"), error, "request failed");
    return problem(c, 500, "internal", "Something went wrong on our side. Please try again later.");
  }
  if (error.code === "unavailable") logFailure(c.get("log"), error.cause, "unavailable");
  const retryAfter = error.retryAfter ?? (error.code === "unavailable" ? retrySeconds : undefined);
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  const { message, code, fields, current } = error;
  return c.json(
    { message, code, ...(fields && { fields }), ...(current !== undefined && { current }) },
    statusOf[code],
  );
}

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
