import type { Page } from "@playwright/test";
import { termsVersion } from "../../content/terms-version.ts";
import type {
  CardSetup,
  SandboxConfirmation,
  SandboxIntent,
} from "../../domain/billing/cards/schema.ts";
import { callAs } from "./admin.ts";
import { applicant } from "./signup-page.ts";

type Chosen = { planId: string; outcome?: SandboxConfirmation["outcome"] };

/** Through the addresses that the signup's page calls, without opening it. */
export async function signUpWithCard(
  page: Page,
  email: string,
  { planId, outcome = "saved" }: Chosen,
): Promise<void> {
  const { client_secret, setupIntentId } = await callAs<CardSetup>(
    page,
    "GET",
    `/api/membership/setup-intent/${planId}`,
  );
  const form = { ...applicant, email, planId, termsVersion, setupIntentId };
  await callAs(page, "PUT", "/api/membership/signup-draft", form);
  const { payment_method: paymentMethodId } = await callAs<SandboxIntent>(
    page,
    "POST",
    `/api/card-sandbox/setup-intents/${setupIntentId}/confirmation`,
    { client_secret, outcome },
  );
  await callAs(page, "POST", "/api/membership/signup", { ...form, paymentMethodId });
}
