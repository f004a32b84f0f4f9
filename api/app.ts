import { Hono } from "hono";
import type { PageContext } from "../domain/page-context.ts";
import { access, methodsAt, splitEndpoint } from "./access.ts";
import { addAccount } from "./account.ts";
import { addAccountSessions } from "./account-sessions.ts";
import { addAuthUser } from "./auth-user.ts";
import { addBlogImages } from "./blog-images.ts";
import { addBlogPosts } from "./blog-posts.ts";
import { bodyLimit } from "./body-limit.ts";
import { addCardSandbox } from "./card-sandbox.ts";
import { addContact } from "./contact.ts";
import { addDocs } from "./docs.ts";
import { answerError, problem } from "./errors.ts";
import { addFailedJobs } from "./failed-jobs.ts";
import { refuseZero, requireRole, sameOriginWrites } from "./guards.ts";
import { addHealth } from "./health.ts";
import { addQuarantinedEnquiries } from "./quarantined-enquiries.ts";
import { addMailbox } from "./mailbox.ts";
import { addLogin } from "./login.ts";
import { addLogout } from "./logout.ts";
import { addMembership } from "./membership.ts";
import { addMembershipPlans } from "./membership-plans.ts";
import { addMembershipRequest } from "./membership-request.ts";
import { addMembershipRequests } from "./membership-requests.ts";
import { addMembershipSignup } from "./membership-signup.ts";
import { addMembershipSignups } from "./membership-signups.ts";
import { pageContextOf } from "./page-context.ts";
import { addPasskeys } from "./passkeys.ts";
import { addPhoto } from "./photo.ts";
import { requestFrame } from "./request-frame.ts";
import type { AddEndpoint, ApiEnv, Services } from "./services.ts";
import { uploads } from "./uploads.ts";
import { addSignInByEmail } from "./sign-in-by-email.ts";
import { addStripeWebhook } from "./stripe-webhook.ts";

const maxBodyBytes = 100 * 1024;

const pageMethods = ["GET", "HEAD", "POST"];

/**
 * The router copies the request, which fails on a body whose reading has begun: so it is read to the end.
 * And it takes only posts whose Origin is in their address, which behind a proxy is not the public one;
 * whether they came from there has been seen to.
 */
async function whole(request: Request, appUrl: string): Promise<Request> {
  if (request.method !== "POST") return request;
  const { method, headers } = request;
  const { pathname, search } = new URL(request.url);
  const address = Object.assign(new URL(appUrl), { pathname, search });
  return new Request(address, { method, headers, body: await request.arrayBuffer() });
}

/** Answers everything that is no endpoint: the site's pages. */
export type PageHandler = (request: Request, page: PageContext) => Response | Promise<Response>;

/** Nothing is opened or started here; what is handed in is all there is, so tests build it as the server does. */
export function createApp(services: Services, pages?: PageHandler): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requestFrame(services));
  app.use(refuseZero);
  app.use(sameOriginWrites(services));
  const everything = bodyLimit(maxBodyBytes, "100 kB");
  const larger = new Map(
    uploads.map(({ endpoint, maxBytes, words }) => [
      endpoint as string,
      bodyLimit(maxBytes, words),
    ]),
  );
  app.use((c, next) => (larger.get(`${c.req.method} ${c.req.path}`) ?? everything)(c, next));
  app.onError(answerError);

  const add: AddEndpoint = (endpoint, handler) => {
    const { method, path } = splitEndpoint(endpoint);
    app.on(method, path, requireRole(services, access[endpoint]), handler);
  };
  addHealth(add, services);
  addDocs(add, services);
  addContact(add, services);
  addLogin(add, services);
  addLogout(add, services);
  addSignInByEmail(add, services);
  addAuthUser(add, services);
  addAccount(add, services);
  addAccountSessions(add, services);
  addPasskeys(add, services);
  addPhoto(add, services);
  addMembershipPlans(add, services);
  addMembership(add, services);
  addMembershipRequests(add, services);
  addMembershipSignups(add, services);
  addBlogPosts(add, services);
  addBlogImages(add, services);
  addQuarantinedEnquiries(add, services);
  addFailedJobs(add, services);
  addMembershipSignup(add, services);
  addMembershipRequest(add, services);
  addStripeWebhook(add, services);
  addCardSandbox(add, services);
  addMailbox(add, services);

  app.notFound(async (c) => {
    const { path } = c.req;
    const ours =
      /^\/(api|dev|photos|blog-images)(\/|$)/.test(path) ||
      path === "/healthz" ||
      path === "/readyz";
    const forPages = !ours && pages !== undefined;
    if (forPages && pageMethods.includes(c.req.method)) {
      const request = await whole(c.req.raw, services.settings.appUrl);
      return pages(request, pageContextOf(c, services));
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
