import { data, type HeadersFunction } from "react-router";
import type { PageServices } from "../page-context.server.ts";

type SubmittedForm = Awaited<ReturnType<NonNullable<PageServices["submitEnquiryForm"]>>>;

/** How a form posted without script went, as the status and headers of the page that says so. */
export function postedFormAnswer(outcome: SubmittedForm) {
  if (outcome.ok) return data(outcome, 200);
  const status = outcome.code === "invalid" ? 400 : outcome.code === "too_many" ? 429 : 503;
  const { retryAfter } = outcome;
  const headers = retryAfter === undefined ? undefined : { "Retry-After": String(retryAfter) };
  return data(outcome, { status, ...(headers && { headers }) });
}

/** For a page that takes a form: the router hands on an action's headers only where told to. */
export const headersOfAction: HeadersFunction = ({ actionHeaders }) => actionHeaders;
