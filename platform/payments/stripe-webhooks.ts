import type { Stripe } from "stripe";
import { CodedError } from "../errors.ts";
import type { Charges, ProviderEvent } from "./charges.ts";
import { cardPurpose, signupPurpose } from "./form-purposes.ts";

export const readEventAt =
  (stripe: Stripe, webhookSecret: string): Charges["readEvent"] =>
  async (body, signature) => {
    let event: Stripe.Event;
    try {
      event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
    } catch {
      throw new CodedError("invalid", "The signature does not belong to this body.");
    }
    // Every object that an event is about has an id and a kind.
    const about = event.data.object as { id?: string; object: string };
    return {
      id: event.id,
      type: event.type,
      objectId: about.id ?? "",
      object: about.object,
      form: formOf(event),
    };
  };

function formOf({ type, data }: Stripe.Event): ProviderEvent["form"] {
  if (!type.startsWith("setup_intent.")) return null;
  const { metadata } = data.object as Stripe.SetupIntent;
  const purpose = metadata?.["purpose"];
  if (purpose !== signupPurpose && purpose !== cardPurpose) return null;
  return { isSignup: purpose === signupPurpose, declined: type === "setup_intent.setup_failed" };
}
