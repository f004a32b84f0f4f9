import type { RouterContextProvider } from "react-router";
import { requestMembership } from "../../domain/applications/request-membership.ts";
import { requestFields, requestForm } from "../../domain/applications/schema.ts";
import { pageOf } from "../page-context.server.ts";
import { takeForm } from "../site/posted-form.server.ts";

export function takeRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const page = pageOf(context);
  return takeForm(request, page, {
    limit: "membershipRequests",
    schema: requestForm,
    names: [...requestFields, "about"],
    submit: async (form) => requestMembership(await page.ctx(), form),
  });
}
