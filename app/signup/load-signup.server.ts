import { redirect, type RouterContextProvider } from "react-router";
import { resumeSignup } from "../../domain/billing/resume-signup.ts";
import { findLatestSignup } from "../../domain/billing/find-latest-signup.ts";
import { promisedBy } from "../../domain/promised-by.ts";
import { deliveryContext, pageOf } from "../page-context.server.ts";

export async function loadSignup(request: Request, context: Readonly<RouterContextProvider>) {
  const { ctx: getCtx, visit, cards } = pageOf(context);
  const ctx = await getCtx();
  context.get(deliveryContext).personal = true;
  const setupIntentId = new URL(request.url).searchParams.get("setup_intent");
  if (setupIntentId) {
    const end = await resumeSignup(ctx, cards, { setupIntentId, visitorKey: visit.signupKey });
    if (end.outcome === "saved" || end.outcome === "unknown") throw redirect("/signup/success");
    if (end.outcome === "failed")
      throw redirect(
        `/signup?${new URLSearchParams({ plan: end.planId, ...(end.term === "year" && { term: "year" }), card: "refused" })}`,
      );
    return { pending: true as const, again: setupIntentId, signup: null, by: null };
  }
  const signup = visit.signupKey ? await findLatestSignup(ctx, visit.signupKey) : null;
  const by = signup && (await promisedBy(ctx, new Date(signup.createdAt))).toISOString();
  return { pending: false as const, again: null, signup, by };
}
