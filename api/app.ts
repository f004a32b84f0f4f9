import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { SubmittedForm } from "../domain/enquiries/submit-form.ts";
import { access, methodsAt, splitEndpoint } from "./access.ts";
import { addAuthUser } from "./auth-user.ts";
import { addContact } from "./contact.ts";
import { contactForm } from "./contact-form.ts";
import { answerError, problem } from "./errors.ts";
import { addFailedJobs } from "./failed-jobs.ts";
import { requireRole, sameOriginWrites } from "./guards.ts";
import { addHealth } from "./health.ts";
import { addHeldEnquiries } from "./held-enquiries.ts";
import { addMailbox } from "./mailbox.ts";
import { addMembershipPlans } from "./membership-plans.ts";
import { requestFrame } from "./request-frame.ts";
import type { AddEndpoint, ApiEnv, Services } from "./services.ts";

const maxBodyBytes = 100 * 1024;

const pageMethods = ["GET", "HEAD", "POST"];

/** The router copies the request, which fails on a body whose reading has begun: so it is read to the end. */
async function whole(request: Request): Promise<Request> {
  if (request.method !== "POST") return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}

/** Answers everything that is no endpoint: the site's pages. */
export type PageHandler = (
  request: Request,
  forPages: { submitEnquiryForm: (request: Request) => Promise<SubmittedForm> },
) => Response | Promise<Response>;

/** Nothing is opened or started here; what is handed in is all there is, so tests build it as the server does. */
export function createApp(services: Services, pages?: PageHandler): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requestFrame(services));
  app.use(sameOriginWrites(services));
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      // Its context is typed for any app; here it is always one of ours.
      onError: (c) => problem(c as never, 413, "too_large", "The request is larger than 100 kB."),
    }),
  );
  app.onError(answerError);

  const add: AddEndpoint = (endpoint, handler) => {
    const { method, path } = splitEndpoint(endpoint);
    app.on(method, path, requireRole(services, access[endpoint]), handler);
  };
  addHealth(add, services);
  addContact(add, services);
  addAuthUser(add, services);
  addMembershipPlans(add, services);
  addHeldEnquiries(add, services);
  addFailedJobs(add, services);
  addMailbox(add, services);

  app.notFound(async (c) => {
    const { path } = c.req;
    const ours = /^\/(api|dev)(\/|$)/.test(path) || path === "/healthz" || path === "/readyz";
    const forPages = !ours && pages !== undefined;
    if (forPages && pageMethods.includes(c.req.method)) {
      return pages(await whole(c.req.raw), { submitEnquiryForm: contactForm(c, services) });
    }
    const methods = forPages ? pageMethods : path.startsWith("/dev/") ? [] : methodsAt(path);
    if (methods.length > 0) {
      c.header("Allow", methods.join(", "));
      return problem(c, 405, "method_not_allowed", "This method is not supported here.");
    }
    return problem(c, 404, "not_found", "There is nothing at this address.");
  });
  return app;
}
