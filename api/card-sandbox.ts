import { html } from "hono/html";
import { z } from "zod";
import { returnPath } from "../domain/accounts/return-path.ts";
import { sandboxConfirmation, sandboxIntent } from "../domain/billing/cards/schema.ts";
import { CodedError } from "../platform/errors.ts";
import type { StandIn } from "../platform/payments/stand-in/open-stand-in.ts";
import { notFound, ok, page, redirect } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import type { Services } from "./services.ts";
import { trialPage } from "./trial-page.ts";

const trial = {
  tag: "Trial",
  role: "visitor",
  enabled: ({ standIn, settings }: Services) => standIn !== undefined && !settings.live,
} as const;

export const cardSandboxEndpoints = [
  endpoint(
    "POST /api/card-sandbox/setup-intents/:id/confirmation",
    {
      ...trial,
      summary: "Stand in for the card provider",
      body: sandboxConfirmation,
      responses: { 200: ok(sandboxIntent, "How the card setup stands."), 404: notFound },
    },
    async ({ c, body: { client_secret, outcome, return_to = "" }, services }) => {
      const intent = await standInOf(services).confirm(c.req.param("id"), client_secret, outcome);
      const asked = new URLSearchParams({ client_secret, return_to });
      return {
        id: intent.id,
        status: intent.status,
        payment_method: intent.payment_method,
        redirect_to: intent.status === "requires_action" ? `/dev/bank/${intent.id}?${asked}` : null,
      };
    },
  ),

  endpoint(
    "GET /dev/bank/:id",
    {
      ...trial,
      summary: "Stand in for a bank that asks who is paying",
      query: z.object({ client_secret: z.string().optional(), return_to: z.string().optional() }),
      responses: { 200: page("The question."), 404: notFound },
    },
    async ({ c, query, services }) => {
      const id = c.req.param("id");
      const clientSecret = await requireWaiting(services, id, query.client_secret);
      return trialPage(
        c,
        "Your bank asks: is this you?",
        html`<p>
            This page stands in for a bank on trial. No card and no bank is involved; nothing is
            charged.
          </p>
          <form method="post" action="/dev/bank/${id}">
            <input type="hidden" name="client_secret" value="${clientSecret}" />
            <input type="hidden" name="return_to" value="${query.return_to ?? ""}" />
            <button name="answer" value="approve">Approve</button>
            <button name="answer" value="refuse">Refuse</button>
          </form>`,
        { formAction: "'self'", shape: "asks" },
      );
    },
  ),

  endpoint(
    "POST /dev/bank/:id",
    {
      ...trial,
      summary: "Answer that question",
      body: { type: "application/x-www-form-urlencoded", description: "The form of that page." },
      responses: {
        303: redirect("Back to the page that asked, or on to /signup/success."),
        404: notFound,
      },
    },
    async ({ c, services }) => {
      const form = await c.req.formData().catch(() => null);
      if (!form) throw new CodedError("invalid", "Answer with the form of this page.");
      const id = c.req.param("id");
      const clientSecret = await requireWaiting(services, id, form.get("client_secret"));
      const approved = form.get("answer") === "approve";
      await standInOf(services).answerBank(id, clientSecret, approved);
      const back = new URLSearchParams({
        setup_intent: id,
        redirect_status: approved ? "succeeded" : "failed",
      });
      const page = returnPath(form.get("return_to")) ?? "/signup/success";
      return c.redirect(`${page}?${back}`, 303);
    },
  ),
];

function standInOf({ standIn }: Services): StandIn {
  if (!standIn) throw new CodedError("not_found", "There is no card sandbox here.");
  return standIn;
}

async function requireWaiting(services: Services, id: string, secret: unknown) {
  if (typeof secret !== "string" || !(await standInOf(services).waitsForBank(id, secret)))
    throw new CodedError("not_found", "This confirmation is over.");
  return secret;
}
