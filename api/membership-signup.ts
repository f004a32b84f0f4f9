import { openSetupIntent } from "../domain/billing/open-setup-intent.ts";
import { stageSignup } from "../domain/billing/stage-signup.ts";
import { submitSignup } from "../domain/billing/submit-signup.ts";
import { CodedError } from "../platform/errors.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, ApiContext, Services } from "./services.ts";
import { ensureSignupVisitor, signupVisitor } from "./signup-visitor.ts";
import { addressOf, ctxOf } from "./visit.ts";

/** This GET opens something, so a page elsewhere must not cause it; browsers always say who asks. */
function requireOwnPage(c: ApiContext): void {
  if (c.req.header("sec-fetch-site") !== "same-origin")
    throw new CodedError("forbidden", "This request did not come from our own pages.");
}

function requireVisitor(c: ApiContext, services: Services): string {
  const visitor = signupVisitor(c, services);
  if (!visitor)
    throw new CodedError("not_found", "We cannot find this signup. Please reload the page.");
  return visitor;
}

export function addMembershipSignup(add: AddEndpoint, services: Services): void {
  const { cards, limits } = services;

  add("GET /api/membership/setup-intent/:planId", async (c) => {
    requireOwnPage(c);
    const visitorKey = ensureSignupVisitor(c, services);
    await limits.setupIntents.consume(addressOf(c, services), visitorKey);
    const intent = await openSetupIntent(await ctxOf(c, services), cards, {
      planId: c.req.param("planId") ?? "",
      visitorKey,
    });
    return c.json({
      client_secret: intent.clientSecret,
      setupIntentId: intent.id,
      status: intent.status,
      cards: cards.browser,
    });
  });

  add("PUT /api/membership/signup-draft", async (c) => {
    await limits.signups.consume(addressOf(c, services));
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const visitor = requireVisitor(c, services);
    await limits.signupVisitors.consume(visitor);
    await stageSignup(await ctxOf(c, services), cards, visitor, read.body);
    return c.body(null, 204);
  });

  add("POST /api/membership/signup", async (c) => {
    await limits.signups.consume(addressOf(c, services));
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const visitor = requireVisitor(c, services);
    await limits.signupVisitors.consume(visitor);
    return c.json(await submitSignup(await ctxOf(c, services), cards, visitor, read.body), 201);
  });
}
