import { requestMembership } from "../domain/membership/request-membership.ts";
import { requestFields } from "../domain/membership/schema.ts";
import { postedForm } from "./posted-form.ts";
import type { ApiContext, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

/** For the request page when it is posted without script: as POST /api/membership/request. */
export function membershipRequestForm(c: ApiContext, services: Services) {
  return postedForm(c, services, {
    limit: "membershipRequests",
    names: requestFields,
    submit: async (form) => requestMembership(await ctxOf(c, services), Object.fromEntries(form)),
  });
}
