import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe, type Stripe, type StripeElements } from "@stripe/stripe-js";
import { type ComponentType, useState } from "react";
import { useAppearance } from "./appearance.ts";
import { type CardOutcome, type CardProps, returnPath } from "./card.ts";

async function confirm(stripe: Stripe, elements: StripeElements): Promise<CardOutcome> {
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    confirmParams: { return_url: new URL(returnPath, window.location.origin).href },
    redirect: "if_required",
  });
  // An attempt whose response was lost may have saved the card: then this one reports it.
  const intent = setupIntent ?? error?.setup_intent;
  const method = intent?.payment_method;
  if (intent?.status === "succeeded" && method)
    return { kind: "saved", paymentMethodId: typeof method === "string" ? method : method.id };
  if (error) return { kind: "refused", message: error.message ?? "Your card could not be saved." };
  return {
    kind: "refused",
    message: "Your bank is still processing this. Please try again shortly.",
  };
}

function CardField({ children }: Pick<CardProps, "children">) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  return children({
    field: (
      <PaymentElement
        className="stripe-card"
        options={{
          layout: "tabs",
          terms: { card: "never" },
          wallets: { applePay: "never", googlePay: "never" },
        }}
        onReady={() => setReady(true)}
      />
    ),
    ready: ready && stripe !== null && elements !== null,
    async check() {
      const checked = await elements?.submit();
      return checked?.error ? (checked.error.message ?? "Please check your card.") : null;
    },
    async confirm() {
      if (!stripe || !elements) return { kind: "refused", message: "Please try again." };
      return confirm(stripe, elements);
    },
  });
}

/** Stripe's own fields in its own frames: no card number reaches our pages or our server. */
export async function openStripeCard(publishableKey: string): Promise<ComponentType<CardProps>> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe runs in browsers only");
  return function StripeCard({ setup, children }: CardProps) {
    const appearance = useAppearance();
    return (
      <Elements stripe={stripe} options={{ clientSecret: setup.client_secret, appearance }}>
        <CardField>{children}</CardField>
      </Elements>
    );
  };
}
