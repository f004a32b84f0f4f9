import { html } from "hono/html";
import { z } from "zod";
import { CodedError } from "../platform/errors.ts";
import { parseInput } from "../platform/parse-input.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, ApiContext, Services } from "./services.ts";
import { trialPage } from "./trial-page.ts";

const confirmation = z.object({
  client_secret: z.string().max(200),
  outcome: z.enum(["saved", "declined", "authenticate"]),
});

/** The trial's stand-in for the card provider and for a bank. Does not exist where cards are real. */
export function addCardSandbox(add: AddEndpoint, services: Services): void {
  const { cardSandbox, settings } = services;
  if (!cardSandbox || settings.live) return;

  add("POST /api/card-sandbox/setup-intents/:id/confirmation", async (c) => {
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const { client_secret, outcome } = parseInput(confirmation, read.body);
    const id = c.req.param("id") ?? "";
    const intent = await cardSandbox.confirm(id, client_secret, outcome);
    return c.json({
      id: intent.id,
      status: intent.status,
      payment_method: intent.paymentMethodId,
      redirect_to:
        intent.status === "requires_action"
          ? `/dev/bank/${intent.id}?client_secret=${encodeURIComponent(client_secret)}`
          : null,
    });
  });

  add("GET /dev/bank/:id", async (c) => {
    const intent = await requireWaiting(c, c.req.query("client_secret"));
    return trialPage(
      c,
      "Your bank asks: is this you?",
      html`<p>
          This page stands in for a bank on trial. No card and no bank is involved; nothing is
          charged.
        </p>
        <form method="post" action="/dev/bank/${intent.id}">
          <input type="hidden" name="client_secret" value="${intent.clientSecret}" />
          <button name="answer" value="approve">Approve</button>
          <button name="answer" value="refuse">Refuse</button>
        </form>`,
      { formAction: "'self'" },
    );
  });

  add("POST /dev/bank/:id", async (c) => {
    const form = await c.req.formData();
    const { id, clientSecret } = await requireWaiting(c, form.get("client_secret"));
    const approved = form.get("answer") === "approve";
    await cardSandbox.authenticate(id, clientSecret, approved);
    const back = new URLSearchParams({
      setup_intent: id,
      redirect_status: approved ? "succeeded" : "failed",
    });
    return c.redirect(`/signup/success?${back}`, 303);
  });

  async function requireWaiting(c: ApiContext, secret: unknown) {
    const intent = await cardSandbox?.getSetupIntent(c.req.param("id") ?? "");
    if (intent?.status !== "requires_action" || intent.clientSecret !== secret)
      throw new CodedError("not_found", "This confirmation is over.");
    return intent;
  }
}
