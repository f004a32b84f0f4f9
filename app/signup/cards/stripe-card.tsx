import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe, type Stripe, type StripeElements } from "@stripe/stripe-js";
import { type ComponentProps, useImperativeHandle, useState } from "react";
import { useAppearance } from "./appearance.ts";
import { type Card, type CardField, type CardOutcome, returnPath } from "./card.ts";

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  returnTo: string,
): Promise<CardOutcome> {
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    confirmParams: { return_url: new URL(returnTo, window.location.origin).href },
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

function StripeFields({
  setup: { setupIntentId },
  returnTo = returnPath,
  focusesFirst,
  onLoadError,
  ref,
}: ComponentProps<CardField>) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  useImperativeHandle<Card | null, Card | null>(
    ref,
    () =>
      ready && stripe && elements
        ? {
            setupIntentId,
            async check() {
              const { error } = await elements.submit();
              return error ? (error.message ?? "Please check your card.") : null;
            },
            confirm: () => confirm(stripe, elements, returnTo),
          }
        : null,
    [ready, stripe, elements, setupIntentId, returnTo],
  );
  return (
    <PaymentElement
      className="stripe-card"
      options={{
        layout: "tabs",
        terms: { card: "never" },
        wallets: { applePay: "never", googlePay: "never" },
      }}
      onReady={(element) => {
        setReady(true);
        if (focusesFirst) element.focus();
      }}
      onLoadError={onLoadError}
    />
  );
}

/** Stripe's own fields in its own frames: no card number reaches our pages or our server. */
export async function openStripeCard(publishableKey: string): Promise<CardField> {
  const stripe = await loadStripe(publishableKey, { locale: "en" });
  if (!stripe) throw new Error("Stripe runs in browsers only");
  return function StripeCard(card) {
    const appearance = useAppearance();
    return (
      <Elements stripe={stripe} options={{ clientSecret: card.setup.client_secret, appearance }}>
        <StripeFields {...card} />
      </Elements>
    );
  };
}
