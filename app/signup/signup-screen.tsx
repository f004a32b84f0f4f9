import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Plan } from "../../content/plans.ts";
import { LoadingThread } from "../ui/loading-thread.tsx";
import { cardSetupQuery } from "./card-setup-query.ts";
import { SetupError } from "./setup-error.tsx";
import { SignupForm } from "./signup-form.tsx";
import { sayCardRefused } from "./use-signup.ts";

/** The provider's message when a bank could not authenticate its customer. */
const notAuthenticated =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

type Props = {
  plan: Plan;
  /** The visitor's bank refused and sent them back. */
  refused: boolean;
};

export function SignupScreen({ plan, refused }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(cardSetupQuery(plan.id, !refused));
  useEffect(() => {
    if (!refused) return;
    sayCardRefused(notAuthenticated);
    // A reload must not report the same refusal again.
    const address = new URL(window.location.href);
    address.searchParams.delete("card");
    window.history.replaceState(window.history.state, "", address);
  }, [refused]);
  useEffect(() => {
    // Restored from the back-forward cache, the page would be in an outdated state.
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
  if (isError)
    return <SetupError planId={plan.id} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output className="join-wait">
        <LoadingThread />
        <span>Preparing the card form...</span>
      </output>
    );
  const { CardForm, ...setup } = data;
  return (
    <CardForm key={setup.setupIntentId} setup={setup}>
      {(card) => (
        <SignupForm
          plan={plan}
          setup={setup}
          card={card}
          refusal={refused ? notAuthenticated : ""}
        />
      )}
    </CardForm>
  );
}
