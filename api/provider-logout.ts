import { takeLogout } from "../domain/accounts/still-in/take-logout.ts";
import { webhookReceipt } from "../domain/billing/schema.ts";
import { CodedError } from "../platform/errors.ts";
import { failed, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

const form = "application/x-www-form-urlencoded";

export const providerLogoutEndpoints = [
  endpoint(
    "POST /api/auth/backchannel-logout",
    {
      tag: "Sign-in",
      role: "signature",
      summary: "Sign somebody out for the identity provider",
      description:
        "OpenID Connect Back-Channel Logout 1.0: `logout_token` is signed by the provider.",
      limit: "providerLogouts",
      body: { type: form, description: "`logout_token`.", maxBytes: 16 * 1024 },
      responses: {
        200: ok(webhookReceipt, "They are signed out here."),
        400: failed("This is no logout token that we accept."),
      },
    },
    async ({ c, ctx, services: { oidc } }) => {
      if (!oidc) throw new CodedError("not_found", "No identity provider is set up here.");
      const token = new URLSearchParams(await c.req.text()).get("logout_token") ?? "";
      await takeLogout(await ctx(), oidc, token);
      return { received: true };
    },
  ),
];
