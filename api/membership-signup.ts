import { z } from "zod";
import { openSetupIntent } from "../domain/billing/open-setup-intent.ts";
import { cardSetup, interruptedSetup } from "../domain/billing/cards/schema.ts";
import { signupDraft, signupInput, signupTerm } from "../domain/billing/schema.ts";
import { saveSignupDraft } from "../domain/billing/save-signup-draft.ts";
import { submitSignup } from "../domain/billing/submit-signup.ts";
import { CodedError } from "../platform/errors.ts";
import { conflict, failed, notFound, nothing, ok, received, unavailable } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import type { ApiContext, Services } from "./services.ts";
import { ensureSignupVisitor, signupVisitor } from "./signup-visitor.ts";
import { addressOf } from "./current-session.ts";

const tag = "Membership";
const role = "visitor";

export const signupEndpoints = [
  endpoint(
    "GET /api/membership/setup-intent/:planId",
    {
      tag,
      role,
      summary: "Begin to save a card",
      description: "Called from our own pages only; the visitor’s open intent is used again.",
      query: z.object({ term: signupTerm, after: interruptedSetup }),
      responses: {
        200: ok(cardSetup, "What the card form needs."),
        404: notFound,
        429: failed("Too many card forms; `Retry-After` says how many seconds to wait."),
      },
    },
    async ({ c, ctx, query, services }) => {
      const { cards, limits } = services;
      requireSameOrigin(c);
      const visitorKey = ensureSignupVisitor(c, services);
      await limits.setupIntents.consume(addressOf(c, services), visitorKey);
      const planId = c.req.param("planId");
      const intent = await openSetupIntent(await ctx(), cards, {
        planId,
        term: query.term,
        after: query.after,
        visitorKey,
      });
      return {
        client_secret: intent.clientSecret,
        setupIntentId: intent.id,
        status: intent.status,
        cards: cards.browser,
      };
    },
  ),

  endpoint(
    "PUT /api/membership/signup-draft",
    {
      tag,
      role,
      summary: "Keep the signup form before the card is confirmed",
      limit: "signups",
      body: signupDraft,
      responses: { 204: nothing, 404: notFound, 409: conflict, 503: unavailable },
    },
    async ({ c, ctx, body, services }) => {
      const visitor = await requireVisitor(c, services);
      await saveSignupDraft(await ctx(), services.cards, visitor, body);
    },
  ),

  endpoint(
    "POST /api/membership/signup",
    {
      tag,
      role,
      summary: "Finish a signup with a saved card",
      description: "Once for each card setup, however often it is sent. The card is not charged.",
      limit: "signups",
      body: signupInput,
      responses: { 201: received, 404: notFound, 409: conflict, 503: unavailable },
    },
    async ({ c, ctx, body, services }) => {
      const visitor = await requireVisitor(c, services);
      return submitSignup(await ctx(), services.cards, visitor, body);
    },
  ),
];

/** This GET creates an intent, so another site's page must not trigger it. */
function requireSameOrigin(c: ApiContext): void {
  if (c.req.header("sec-fetch-site") !== "same-origin")
    throw new CodedError("forbidden", "This request did not come from our own pages.");
}

async function requireVisitor(c: ApiContext, services: Services): Promise<string> {
  const visitor = signupVisitor(c, services);
  if (!visitor)
    throw new CodedError("not_found", "We cannot find this signup. Please reload the page.");
  await services.limits.signupVisitors.consume(visitor);
  return visitor;
}
